import Interpreter
import LanguageModels
import Testing

@Suite struct `The intent of a line` {
  @Test(arguments: [
    ("had 2 eggs", "log"), ("I just ate a banana", "log"), ("2 eggs", "log"), ("200g frobnitz", "log"),
    ("log a bowl of cereal", "log"), ("for dinner steak and potatoes", "log"), ("Lunch: soup", "log"),
    ("lunch was soup", "log"), ("can you log 2 eggs?", "log"), ("I want to log 2 eggs", "log"),
    ("record a coffee", "log"),
    ("just coffee", "log"), ("drank 2 beers", "log"), ("made a burger", "log"), ("ok so I had toast", "log"),
    ("+450", "log"), ("clear soup", "log"), ("drop scones", "log"), ("star fruit", "log"), ("can of beans", "log"),
    ("add a coffee", "add"), ("and a banana", "add"), ("also had toast", "add"), ("I forgot to log a banana", "add"),
    ("a chicken and leek bake", "log"), ("with whole milk", "edit"),
    ("make that 2", "edit"), ("actually 5", "edit"), ("only half", "edit"), ("change the rice to 150g", "edit"),
    ("edit my lunch", "edit"), ("change yesterday's dinner", "edit"),
    ("250g", "edit"), ("no, brown rice", "edit"), ("it was brown rice, not white", "edit"),
    ("the rice was 150g", "edit"),
    ("swap the rice for quinoa", "edit"), ("double that", "edit"), ("skip the rice", "edit"),
    ("had half a cup", "edit"),
    ("move lunch to dinner", "move"), ("that was breakfast", "move"), ("change to dinner", "move"),
    ("for dinner", "move"),
    ("this should be lunch", "move"),
    ("delete the rice", "delete"), ("remove 2 and 3", "delete"), ("I didn't have the rice", "delete"),
    ("no cheese", "delete"),
    ("undo", "delete"), ("same as yesterday", "repeat"), ("the usual lunch", "repeat"), ("again", "repeat"),
    ("log what I had yesterday", "repeat"),
    ("how was today?", "query_log"), ("what did I eat yesterday", "query_log"), ("how many calories left", "query_log"),
    ("show monday", "query_log"), ("today", "query_log"), ("favourites", "query_log"),
    ("did I log lunch?", "query_log"),
    ("how many calories in an avocado?", "query_food"), ("find lentils", "query_food"),
    ("is salmon healthy?", "query_food"),
    ("2 eggs?", "query_food"), ("potato nutrition", "query_food"), ("protein shake", "log"),
    ("a large fry has how many calories", "query_food"),
    ("what should I eat tonight?", "advice"),
    ("any ideas for dinner", "advice"), ("set my target to 1800 kcal", "goal"), ("goal 120g protein", "goal"),
    ("granola is 450 kcal per 100g", "define"), ("favourite oats", "define"), ("my day starts at 4", "profile"),
    ("I weigh 78 kg", "profile"), ("30 min walk", "exercise"), ("squat 3x5 at 225", "exercise"), ("ran 5k", "exercise"),
    ("skipped breakfast", "skip"), ("I didn't have lunch", "skip"), ("nothing for dinner", "skip"),
    ("I'll have pasta for dinner", "plan"), ("pizza tomorrow", "plan"), ("planning to eat chicken", "plan"),
    ("hello", "chat"), ("thanks", "chat"), ("dinner was great", "chat"), ("the soup was delicious", "chat"),
    ("I already did", "chat"),
    ("what can you do", "chat"), ("scan label.jpg", "other"),
    ("bought 6 bananas", "other"), ("my bike is broken", "other"), ("the weather", "other"), ("asdf qwer", "other"),
    ("1: 400", "other"), ("actually 1: 400", "other"),
    ("½ tsp garlic salt", "log"), ("remove the last 2 entries", "other"),
  ])
  func `is found`(line: String, expected: String) throws {
    #expect(try Reading.intents(line) == expected)
  }

  @Test(arguments: [
    ("delete the rice and add a banana", "delete add"), ("breakfast: eggs; lunch: soup", "log log"),
    ("squat 3x5 at 225, then 2 eggs and toast", "log exercise"),
    ("had 2 eggs. How many calories left?", "log query_log"),
    ("change feta to 70g and remove hummus", "edit delete"), ("remove fries and make it two burgers", "delete edit"),
    ("hello, I had an apple", "log"), ("make it two and save it", "edit"),
    ("I skipped breakfast, had soup for lunch", "log"), ("hello, skipped lunch", "skip"),
    ("had eggs. Had toast too", "log"),
  ])
  func `is found for each request`(line: String, expected: String) throws {
    #expect(try Reading.intents(line) == expected)
  }

  @Test(arguments: [
    "dinner was great", "ate well today", "I'll have pasta for dinner", "toplantı saat 3te", "kilom 78.4", "bench 3x8",
    "skipped breakfast", "I didn't have lunch", "had nothing", "how many calories in 2 eggs?",
    "should I eat the pizza?",
    "did I have eggs?", "2 eggs?", "pizza tomorrow", "I want a burger", "I'm going to have soup",
    "planning to cook salmon",
    "had a meeting", "had fun", "had a great day", "had lunch", "had a quick bite", "what if I had toast?",
    "I could eat a pizza", "craving chocolate", "bought 6 bananas", "we need milk", "I weigh 78.2", "I like salmon",
    "my bike is broken", "the weather is nice", "thanks", "see you at 8", "ran 5k", "30 min walk", "I ate too much",
    "no dinner", "not hungry", "haven't eaten anything", "the soup was delicious", "how is your soup?", "call me at 8",
    "tell me a joke", "or yesterday?", "had soup, is that ok?", "or 2 eggs?", "1: 400", "compare apples and oranges",
    "a new car", "asdf", "12", "", "   ", "?", "!!!", "and", "with",
    "of", "the", "2", "for", "+", "-", "@", "\"",
  ])
  func `logs nothing that was not eaten`(line: String) throws {
    let tools = try Reading.reply(line).calls.map(\.tool)
    #expect(!tools.contains("log_meal"))
    #expect(!tools.contains("quick_add"))
  }
}
