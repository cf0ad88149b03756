import Interpreter
import Testing

@Suite struct `What is wanted` {
  @Test(arguments: [
    ("had 2 eggs and toast for breakfast", "log"), ("a muffin, 420 kcal", "log"), ("croissant 300 calories", "log"),
    ("2 slices of pizza last night", "log"), ("on monday I had a burger for dinner", "log"),
    ("breakfast: oats, banana; lunch: soup and bread; dinner: pizza", "log"),
    ("yesterday lunch pasta, dinner rice and chicken", "log"), ("at 7:30 a coffee and at 10 a banana", "log"),
    ("I ate half of a pizza with Anna", "log"), ("we shared a pizza, 3 ways", "log"),
    ("pizza split between 2", "log"), ("a third of a pizza", "log"), ("nov 18 lunch: soup", "log"),
    ("last friday dinner was sushi", "log"), ("and a coffee too", "add"), ("also had a cookie", "add"),
    ("plus a glass of milk", "add"), ("add a banana", "add"), ("another coffee", "add"), ("make that 2", "edit"),
    ("no, the big one", "edit"), ("the large one", "edit"), ("actually only half", "edit"), ("it was 300g", "edit"),
    ("not 200g, 250g", "edit"), ("change the rice to 150 g", "edit"), ("I meant brown rice", "edit"),
    ("no wait, 3 eggs", "edit"), ("that should be 180g", "edit"), ("half of that", "edit"), ("double it", "edit"),
    ("make it a small one", "edit"), ("it had 420 kcal", "edit"),
    ("that was yesterday", "move"), ("that was for lunch", "move"), ("move it to dinner", "move"),
    ("move the soup to yesterday", "move"), ("delete that", "delete"), ("remove the rice", "delete"),
    ("delete the last entry", "delete"), ("undo", "delete"), ("scratch that last one", "delete"),
    ("delete everything from today", "delete"), ("I didn't eat the rice", "delete"), ("same as yesterday", "repeat"),
    ("same breakfast as yesterday", "repeat"), ("the usual", "repeat"), ("again", "repeat"),
    ("log yesterday's lunch again", "repeat"), ("copy monday's dinner to today", "repeat"),
    ("skipped breakfast", "skip"), ("I didn't have lunch", "skip"), ("no dinner today", "skip"),
    ("nothing for lunch", "skip"), ("I'll have pasta tonight", "plan"), ("going to eat a salad tomorrow", "plan"),
    ("pasta tomorrow", "plan"), ("planning on pizza for dinner", "plan"), ("tomorrow I'm having sushi", "plan"),
    ("we are going to have burgers on Saturday", "plan"), ("what did I eat today?", "query_log"),
    ("how many calories have I had", "query_log"), ("how much protein did I get yesterday?", "query_log"),
    ("how many calories do I have left?", "query_log"), ("how am I doing", "query_log"),
    ("show my week", "query_log"), ("what did I have for lunch on monday", "query_log"),
    ("show history", "query_log"), ("when did I last have pizza?", "query_log"), ("my favourites", "query_log"),
    ("what are my targets", "query_log"), ("did I eat breakfast?", "query_log"),
    ("how many calories are in a banana?", "query_food"), ("is rice healthy?", "query_food"),
    ("calories in 2 eggs", "query_food"), ("how much protein is in 100g chicken", "query_food"),
    ("find lentils", "query_food"),
    ("what should I eat for dinner?", "advice"), ("suggest a snack under 200 calories", "advice"),
    ("can you recommend a high protein breakfast", "advice"), ("is there something healthier than crisps?", "advice"),
    ("set my target to 1800 kcal", "goal"), ("120g protein a day please", "goal"),
    ("my goal is 2000 calories", "goal"), ("I want to eat 1800 calories a day", "goal"),
    ("limit my sodium to 2000 mg", "goal"), ("I weigh 82.5 kg", "profile"), ("weight 82.5", "profile"),
    ("my name is Ana", "profile"), ("call me Ana", "profile"), ("I'm 180 cm tall", "profile"),
    ("I am 35 years old", "profile"), ("my birthday is 4 May 1990", "profile"), ("I'm vegetarian", "profile"),
    ("my day starts at 4", "profile"), ("lunch starts at 11:30", "profile"), ("I'm allergic to peanuts", "profile"),
    ("82.5 kg this morning", "profile"), ("my daughter Mia is 6", "profile"),
    ("add my son Ben, 9 years, to the family", "profile"), ("remove Ben from the family", "profile"),
    ("ran 5k", "exercise"), ("went for a 30 min walk", "exercise"), ("burned 300 kcal cycling", "exercise"),
    ("45 minutes of yoga", "exercise"), ("walked 10000 steps", "exercise"), ("I did 20 push ups", "exercise"),
    ("granola is 450 kcal per 100g", "define"), ("save food: mum's lasagne 160 kcal per 100 g, 9 protein", "define"),
    ("remember that my shake is 250 kcal per 100g", "define"), ("mark oats as favourite", "define"),
    ("add oats to my favourites", "define"), ("hello", "chat"), ("thanks", "chat"), ("good night", "chat"),
    ("dinner was great", "chat"), ("I'm full", "chat"), ("who are you?", "chat"), ("what can you do?", "chat"),
    ("what's the weather tomorrow", "other"), ("book a table for two", "other"), ("my bike is broken", "other"),
    ("play some music", "other"), ("toplantı saat 3te", "other"), ("weekly report", "query_log"),
    ("give me a report for last week", "query_log"), ("swap the crisps for something healthier", "advice"),
    ("what could I have instead of crisps?", "advice"), ("scan receipt.jpg", "other"),
    ("I bought milk and eggs at Aldi", "other"),
  ])
  func `is known from plain English`(line: String, expected: String) throws {
    #expect(try Reading.understand(line).intent.rawValue == expected)
  }

  @Test(arguments: [
    ("zum Frühstück ein Brötchen mit Käse", "log"), ("200 g Nudeln zum Mittag", "log"),
    ("ich werde heute Abend Pizza essen", "plan"), ("ich habe das Frühstück ausgelassen", "skip"),
    ("nein, es waren 300 g", "edit"), ("mach daraus zwei", "edit"), ("lösche das letzte", "delete"),
    ("die Milch löschen", "delete"), ("wie viele Kalorien hat ein Apfel?", "query_food"),
    ("das gleiche wie gestern", "repeat"), ("und noch einen Kaffee", "add"), ("mein Ziel ist 1800 kcal", "goal"),
    ("ich wiege 80 kg", "profile"), ("ich bin 5 km gelaufen", "exercise"), ("desayuné dos huevos y café", "log"),
    ("ayer cené arroz con pollo", "log"), ("voy a comer pizza esta noche", "plan"), ("no desayuné", "skip"),
    ("no, eran tres huevos", "edit"), ("cambia el arroz a 200 g", "edit"), ("borra el arroz", "delete"),
    ("borra lo último", "delete"), ("¿qué comí hoy?", "query_log"),
    ("¿cuántas calorías tiene un plátano?", "query_food"), ("lo mismo que ayer", "repeat"),
    ("mi meta es 1800 calorías", "goal"), ("peso 80 kg", "profile"),
    ("iki yumurta ve peynir yedim", "log"), ("öğlen bir tabak pilav yedim", "log"), ("akşam pizza yiyeceğim", "plan"),
    ("kahvaltı yapmadım", "skip"), ("hayır üç tane", "edit"), ("onu 200 gram yap", "edit"), ("pilavı sil", "delete"),
    ("bugün ne yedim?", "query_log"), ("bir muzda kaç kalori var?", "query_food"), ("dünkünün aynısı", "repeat"),
    ("kilom 78", "profile"), ("我吃了两个鸡蛋和一碗米饭", "log"), ("中午吃了面条", "log"), ("晚上想吃火锅", "plan"), ("没吃早饭", "skip"),
    ("不对，是三个", "edit"), ("把米饭改成200克", "edit"), ("删掉米饭", "delete"), ("把牛奶删除", "delete"), ("我今天吃了什么？", "query_log"),
    ("一个香蕉有多少卡路里？", "query_food"), ("和昨天一样", "repeat"), ("还有一杯牛奶", "add"), ("我体重80公斤", "profile"),
  ])
  func `is known in German, Spanish, Turkish and Chinese`(line: String, expected: String) throws {
    #expect(try Reading.understand(line).intent.rawValue == expected)
  }
}
