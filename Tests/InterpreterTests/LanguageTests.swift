import Interpreter
import Testing

@Suite struct `Lines in other languages` {
  @Test(arguments: [
    ("Ich hatte zwei Scheiben Brot mit Käse", "2|slice|Brot; ||Käse"),
    ("200g Nudeln und eine Banane", "200|g|Nudeln; 1||Banane"),
    ("zum Frühstück 2 Eier und einen Kaffee", "2||Eier; 1||Kaffee"), ("Ich habe 150 g Reis gegessen", "150|g|Reis"),
    ("comí una manzana", "1||manzana"), ("desayuné avena con leche", "||avena; ||leche"),
    ("dos rebanadas de pan", "2|slice|pan"),
    ("kahvaltıda 2 yumurta ve peynir yedim", "2||yumurta; ||peynir"),
    ("iki dilim ekmek ve çay", "2|slice|ekmek; ||çay"),
    ("bir bardak su içtim", "1|glass|su"), ("吃了一碗米饭和两个鸡蛋", "1|bowl|米饭; 2|piece|鸡蛋"), ("早上喝了一杯牛奶", "1|cup|牛奶"),
  ])
  func `are read`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test(arguments: [
    ("gestern Abend hatte ich Nudeln", "-1 dinner"), ("mittags Reis gegessen", "lunch"), ("ayer comí pollo", "-1"),
    ("cené ensalada", "dinner"), ("dün akşam pilav yedim", "-1 dinner"), ("öğlen tavuk yedim", "lunch"),
    ("ayer para cenar: pollo", "-1 dinner"), ("para desayunar 2 huevos", "breakfast"), ("星期三吃了米饭", "-2"),
    ("昨天晚上吃了米饭", "-1 dinner"), ("今天中午吃了米饭", "0 lunch"),
  ])
  func `say when`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
  }

  @Test(arguments: [
    ("comí arroz el 17/11/2026", "||arroz"), ("ich aß Reis am 17/11/2026", "||Reis"),
    ("ich aß 1/2 Brötchen und 1/2 Apfel", "0.5||Brötchen; 0.5||Apfel"),
  ])
  func `are theirs whatever marks they have`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test(arguments: [
    ("wie viele Kalorien habe ich heute?", "query_log"), ("was soll ich essen", "advice"),
    ("cuántas calorías llevo hoy", "query_log"),
    ("bugün kaç kalori aldım", "query_log"), ("今天吃了多少卡路里", "query_log"), ("lösche den Reis", "delete"),
    ("borra el arroz", "delete"),
    ("hallo", "chat"), ("compré leche", "other"), ("I once had rice", "log"),
    ("geri al", "delete"), ("星期一我吃了什么？", "query_log"),
    ("昨天午饭吃的什么", "query_log"), ("前天早上我吃了什么，记不清了", "query_log"), ("晚饭吃的是什么", "query_log"),
    ("晚上吃什么", "advice"), ("今天好累，午饭吃点什么合适", "advice"), ("早上没吃什么", "skip"), ("吃了几个饺子", "log"),
  ])
  func `have intents`(line: String, expected: String) throws {
    #expect(try Reading.intents(line) == expected)
  }

  @Test(arguments: [
    ("Reis mit Huhn, war sehr lecker", "log"), ("ich hatte Reis und der war köstlich", "log"),
    ("das Essen war super", "chat"), ("comí pollo, estaba muy rico", "log"), ("pilav yedim, harikaydı", "log"),
    ("吃了一碗米饭，很好吃", "log"),
  ])
  func `may praise what was eaten, which is no food`(line: String, expected: String) throws {
    let found = try Reading.understand(line)
    #expect(found.intent.rawValue == expected)
    #expect(found.flatMap(\.items).count == (expected == "log" ? 1 : 0))
  }

  @Test(arguments: [
    ("yumurtayı ekmekle yedim", "||yumurtayı; ||ekmekle"), ("elmayı çayla yedim", "||elmayı; ||çayla"),
    ("iki elmayı yedim", "2||elmayı"), ("ekmekten iki dilim yedim", "2|slice|ekmekten"),
    ("bir dilim ekmekle peynir yedim", "1|slice|ekmekle; ||peynir"), ("peynir ekmek yedim", "||peynir; ||ekmek"),
    ("吃了一個雞蛋", "1|piece|雞蛋"), ("喝了一杯牛奶，不加米饭", "1|cup|牛奶"),
  ])
  func `have their foods apart where an ending or a word says so`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test(arguments: [
    "ich bin Vegetarier", "ich mag keinen Brokkoli", "ich habe kein Brot gegessen",
    "ich hätte fast einen Burger gegessen",
    "ich will morgen Pizza essen", "was soll ich essen?", "ich habe nichts gegessen", "Hilfe", "hatte viel Stress",
    "soy vegetariano", "no como carne", "no comí pan", "casi me como una pizza", "quiero comer pizza", "ayuda",
    "no he cenado", "me gusta el pollo", "¿qué ceno?", "no tengo hambre",
    "vejetaryenim", "et yemem", "ekmek yemedim", "az kalsın pizza yiyecektim", "yarın pizza yiyeceğim", "yardım et",
    "hiçbir şey yemedim", "tavuk severim", "ne yesem?", "canım pizza çekti",
    "我吃素", "我不吃鸡蛋", "没吃米饭", "差点吃了披萨", "明天想吃披萨", "帮助", "什么都没吃", "我喜欢吃米饭", "吃什么好", "我每周运动3天",
    "不要米饭",
  ])
  func `log nothing that was not eaten`(line: String) throws {
    #expect(try Reading.understand(line).allSatisfy { ![.log, .add].contains($0.intent) }, "\(line)")
  }
}
