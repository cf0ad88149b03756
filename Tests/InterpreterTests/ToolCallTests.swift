import Interpreter
import LanguageModels
import Testing

@Suite struct `The calls for a line` {
  @Test(arguments: [
    ("had 200g pasta for lunch", #"log_meal {"items":[{"food":"pasta","quantity":200,"unit":"g"}],"slot":"lunch"}"#),
    ("2 eggs and toast", #"log_meal {"items":[{"food":"eggs","quantity":2},{"food":"toast"}]}"#),
    ("soup yesterday at 19:30", #"log_meal {"day":"2026-11-19","items":[{"food":"soup"}],"time":"19:30"}"#),
    ("200g grilled chicken", #"log_meal {"items":[{"food":"chicken","quantity":200,"state":"grilled","unit":"g"}]}"#),
    (
      "2026-11-25 lunch 300g pasta",
      #"log_meal {"day":"2026-11-25","items":[{"food":"pasta","quantity":300,"unit":"g"}],"slot":"lunch"}"#
    ),
    (
      "I skipped breakfast, had sushi and miso soup for lunch, two coffees, then steak with potatoes",
      #"log_meal {"items":[{"food":"sushi"},{"food":"miso soup"},{"food":"coffees","quantity":2},"#
        + #"{"food":"steak"},{"food":"potatoes"}],"slot":"lunch"}"#
    ), ("1 cup (240 g) rice", #"log_meal {"items":[{"food":"rice","quantity":240,"unit":"g"}]}"#),
    ("about half an avocado", #"log_meal {"items":[{"approximate":true,"food":"avocado","quantity":0.5}]}"#),
    ("a muffin, 420 kcal", #"log_meal {"items":[{"food":"muffin","kcal":420,"quantity":1}]}"#),
    (
      "breakfast: eggs; lunch: soup",
      #"log_meal {"items":[{"food":"eggs"}],"slot":"breakfast"}; log_meal {"items":[{"food":"soup"}],"slot":"lunch"}"#
    ),
    (
      "had eggs for breakfast and soup for lunch",
      #"log_meal {"items":[{"food":"eggs"}],"slot":"breakfast"}; log_meal {"items":[{"food":"soup"}],"slot":"lunch"}"#
    ),
    (
      "for breakfast I had eggs, for lunch soup",
      #"log_meal {"items":[{"food":"eggs"}],"slot":"breakfast"}; log_meal {"items":[{"food":"soup"}],"slot":"lunch"}"#
    ),
    (
      "yesterday I had soup for lunch. Today just coffee",
      #"log_meal {"day":"2026-11-19","items":[{"food":"soup"}],"slot":"lunch"}; "#
        + #"log_meal {"day":"2026-11-20","items":[{"food":"coffee"}]}"#
    ),
    (
      "pasta for lunch with a coke",
      #"log_meal {"items":[{"food":"pasta"},{"food":"coke","quantity":1}],"slot":"lunch"}"#
    ),
  ])
  func `log meals`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("+450", #"quick_add {"kcal":450}"#),
    ("+450 pub lunch p20", #"quick_add {"kcal":450,"label":"pub lunch","protein_g":20,"slot":"lunch"}"#),
    ("about 600 kcal at the airport", #"quick_add {"approximate":true,"kcal":600,"label":"at the airport"}"#),
    ("quick add 300 c20 f10 crisps", #"quick_add {"carbs_g":20,"fat_g":10,"kcal":300,"label":"crisps"}"#),
    ("yesterday's dinner = 600 calories", #"quick_add {"day":"2026-11-19","kcal":600,"slot":"dinner"}"#),
    ("lunch was 700 kcal", #"quick_add {"kcal":700,"slot":"lunch"}"#), ("+1,200 kcal", #"quick_add {"kcal":1200}"#),
    ("+450 slice of birthday cake", #"quick_add {"kcal":450,"label":"slice of birthday cake"}"#),
    (
      "+380 protein shake p40 c30 f8",
      #"quick_add {"carbs_g":30,"fat_g":8,"kcal":380,"label":"protein shake","protein_g":40}"#
    ),
    ("+1500 everything until now", #"quick_add {"kcal":1500,"label":"everything until now"}"#),
    ("+95 🍎 salad", #"quick_add {"kcal":95,"label":"🍎 salad"}"#), ("+120 🍫", #"quick_add {"kcal":120,"label":"🍫"}"#),
    ("+450 fish & chips, please", #"quick_add {"kcal":450,"label":"fish & chips"}"#),
    ("+200g rice", #"log_meal {"items":[{"food":"rice","quantity":200,"unit":"g"}]}"#),
    ("quick add 500 kcal for dinner", #"quick_add {"kcal":500,"slot":"dinner"}"#),
    ("+ 2 eggs", #"log_meal {"items":[{"food":"eggs","quantity":2}]}"#),
    ("had a sandwich, 400 kcal, 20g protein", #"quick_add {"kcal":400,"label":"sandwich","protein_g":20}"#),
  ])
  func `add figures`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("same breakfast as yesterday", #"log_again {"from_day":"2026-11-19","slot":"breakfast"}"#),
    ("again", "log_again {}"),
    ("same as yesterday", #"log_again {"from_day":"2026-11-19"}"#), ("lunch again", #"log_again {"slot":"lunch"}"#),
    ("the usual lunch", #"log_again {"slot":"lunch","usual":true}"#),
    ("log my usual breakfast", #"log_again {"slot":"breakfast","usual":true}"#),
    ("copy monday's dinner to today", #"log_again {"from_day":"2026-11-16","slot":"dinner","to_day":"2026-11-20"}"#),
    ("I had the same as yesterday", #"log_again {"from_day":"2026-11-19"}"#),
    ("half of yesterday's dinner again", #"log_again {"factor":0.5,"from_day":"2026-11-19","slot":"dinner"}"#),
    ("repeat my last meal", "log_again {}"),
    (
      "half of yesterday's lunch for dinner",
      #"log_again {"factor":0.5,"from_day":"2026-11-19","slot":"lunch","to_slot":"dinner"}"#
    ), ("I ate half of yesterday's lunch", #"log_again {"factor":0.5,"from_day":"2026-11-19","slot":"lunch"}"#),
    (
      "my usual breakfast plus a banana",
      #"log_again {"slot":"breakfast","usual":true}; log_meal {"items":[{"food":"banana","quantity":1}],"slot":"breakfast"}"#
    ), ("pizza again", #"log_meal {"items":[{"food":"pizza"}]}"#),
  ])
  func `log again`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("make that 2", #"change_entry {"last":true,"to_quantity":2}"#),
    ("actually only half", #"change_entry {"factor":0.5,"last":true}"#),
    ("change the rice to 150g", #"change_entry {"food":"rice","to_quantity":150,"to_unit":"g"}"#),
    ("change 2 to 150g", #"change_entry {"entry":2,"to_quantity":150,"to_unit":"g"}"#),
    ("change item 2 to oat milk", #"change_entry {"entry":2,"to_food":"oat milk"}"#),
    ("make the second one 150g", #"change_entry {"entry":2,"to_quantity":150,"to_unit":"g"}"#),
    ("make the potatoes 2 cups", #"change_entry {"food":"potatoes","to_quantity":2,"to_unit":"cup"}"#),
    ("make the blueberries double", #"change_entry {"factor":2,"food":"blueberries"}"#),
    ("the rice was 150g", #"change_entry {"food":"rice","to_quantity":150,"to_unit":"g"}"#),
    ("no, the big one", #"change_entry {"last":true,"to_unit":"large"}"#),
    ("it was brown rice", #"change_entry {"last":true,"to_food":"brown rice"}"#),
    ("rice cakes, not rice", #"change_entry {"food":"rice","to_food":"rice cakes"}"#),
    ("not 30, 13", #"change_entry {"last":true,"to_quantity":13}"#),
    ("swap the rice for quinoa", #"change_entry {"food":"rice","to_food":"quinoa"}"#),
    ("I only ate half the salad", #"change_entry {"factor":0.5,"food":"salad"}"#),
    ("actually I had two muffins", #"log_meal {"items":[{"food":"muffins","quantity":2}]}"#),
    ("move lunch to dinner", #"change_entry {"slot":"lunch","to_slot":"dinner"}"#),
    ("move the banana to yesterday", #"change_entry {"food":"banana","to_day":"2026-11-19"}"#),
    ("move yesterday's lunch to today", #"change_entry {"day":"2026-11-19","slot":"lunch","to_day":"2026-11-20"}"#),
    ("move 2 to dinner", #"change_entry {"entry":2,"to_slot":"dinner"}"#),
    ("move that to dinner", #"change_entry {"last":true,"to_slot":"dinner"}"#),
    ("that was lunch, not breakfast", #"change_entry {"slot":"breakfast","to_slot":"lunch"}"#),
    ("that was yesterday", #"change_entry {"last":true,"to_day":"2026-11-19"}"#),
    ("double that", #"change_entry {"each":true,"factor":2,"last":true}"#),
    ("skip the rice", #"change_entry {"food":"rice","skip":true}"#),
    ("the cheese was hummus", #"change_entry {"food":"cheese","to_food":"hummus"}"#),
    ("the rice was cooked", #"change_entry {"food":"rice","to_food":"cooked rice"}"#),
    ("it was grilled chicken", #"change_entry {"last":true,"to_food":"grilled chicken"}"#),
    ("half of lunch", #"change_entry {"factor":0.5,"slot":"lunch"}"#),
    ("it was 1 cup (150 g)", #"change_entry {"last":true,"to_quantity":150,"to_unit":"g"}"#),
    ("change to 400g", #"change_entry {"last":true,"to_quantity":400,"to_unit":"g"}"#),
  ])
  func `change entries`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("delete the rice", #"delete_entries {"food":"rice"}"#), ("remove 2 and 3", #"delete_entries {"entries":[2,3]}"#),
    ("delete 1, 2", #"delete_entries {"entries":[1,2]}"#),
    ("delete the second one", #"delete_entries {"entries":[2]}"#),
    ("delete item 3", #"delete_entries {"entries":[3]}"#),
    ("delete yesterday's dinner", #"delete_entries {"day":"2026-11-19","slot":"dinner"}"#),
    ("delete that", #"delete_entries {"last":true}"#),
    ("remove everything", #"delete_entries {"all":true}"#),
    ("clear yesterday", #"delete_entries {"all":true,"day":"2026-11-19"}"#),
    ("delete the rice from lunch", #"delete_entries {"food":"rice","slot":"lunch"}"#),
    ("delete the last entry", #"delete_entries {"last":true}"#),
    ("I didn't eat that", #"delete_entries {"last":true}"#),
    ("delete last night's dinner", #"delete_entries {"day":"2026-11-19","slot":"dinner"}"#),
    ("undo", "undo {}"), ("undo that", "undo {}"), ("undo the last 2", #"undo {"steps":2}"#),
    ("redo", #"undo {"redo":true}"#),
    ("undo the undo", #"undo {"redo":true}"#),
  ])
  func `delete and undo`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("how was today?", #"show_day {"day":"2026-11-20"}"#),
    ("what did I eat yesterday", #"show_day {"day":"2026-11-19"}"#),
    ("show monday", #"show_day {"day":"2026-11-16"}"#), ("how many calories left", "show_day {}"),
    ("how am I doing?", "show_day {}"),
    ("history", "show_history {}"), ("last 5 meals", #"show_history {"limit":5}"#),
    ("when did I last have salmon?", #"show_history {"food":"salmon"}"#),
    ("wann hatte ich zuletzt Lachs?", #"show_history {"food":"Lachs"}"#),
    ("¿cuándo comí pollo por última vez?", #"show_history {"food":"pollo"}"#),
    ("我上次吃鸡蛋是什么时候？", #"show_history {"food":"鸡蛋"}"#),
    ("recent foods", #"recent_foods {"kind":"recent"}"#),
    ("favourites", #"recent_foods {"kind":"favourites"}"#), ("what do I eat most", #"recent_foods {"kind":"often"}"#),
    ("how many calories in an avocado?", #"find_food {"query":"avocado"}"#),
    ("find lentils", #"find_food {"query":"lentils"}"#),
    ("how many calories are in 2 cups of rice", #"find_food {"quantity":2,"query":"rice","unit":"cup"}"#),
    ("find frobnitz", #"find_food {"query":"frobnitz"}"#), ("what are my targets", "show_targets {}"),
    ("how was my week?", "show_period {}"),
    ("show my week", "show_period {}"),
    ("how was my month?", #"show_period {"period":"month"}"#),
    ("show the last 30 days", #"show_period {"period":"month"}"#),
    ("last month", #"show_period {"from":"2026-10-01","to":"2026-10-31"}"#),
    ("weekly report", "weekly_report {}"), ("report", "weekly_report {}"),
    ("show my weekly report", "weekly_report {}"), ("can I see the report of this week?", "weekly_report {}"),
    ("make the report again", #"weekly_report {"again":true}"#),
    ("please redo my weekly report", #"weekly_report {"again":true}"#),
    ("last week's report", #"weekly_report {"week":"last"}"#),
    ("make the report for last week again", #"weekly_report {"again":true,"week":"last"}"#),
    ("report 2026-W46", #"weekly_report {"week":"2026-W46"}"#), ("Wochenbericht", "weekly_report {}"),
    ("zeig mir den Bericht der letzten Woche", #"weekly_report {"week":"last"}"#),
    ("could you make me the weekly report?", "weekly_report {}"), ("I'd like my weekly report", "weekly_report {}"),
    ("make a new weekly report", #"weekly_report {"again":true}"#),
    ("Mach den Bericht nochmal", #"weekly_report {"again":true}"#),
    ("haz el informe otra vez", #"weekly_report {"again":true}"#),
    ("raporu tekrar yap", #"weekly_report {"again":true}"#), ("再做一次周报", #"weekly_report {"again":true}"#),
    ("informe semanal", "weekly_report {}"), ("haftalık rapor", "weekly_report {}"), ("周报", "weekly_report {}"),
    ("show my progress", "show_progress {}"),
    ("how is my weight going?", "show_progress {}"),
    ("wie war mein Monat?", #"show_period {"period":"month"}"#),
  ])
  func `show things`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test(arguments: [
    ("set my target to 1800 kcal", #"set_targets {"kcal":1800}"#),
    ("set my target to 1800", #"set_targets {"kcal":1800}"#),
    ("set protein goal to 150", #"set_targets {"protein_g":150}"#), ("1900 kcal target", #"set_targets {"kcal":1900}"#),
    ("goal 120g protein", #"set_targets {"protein_g":120}"#),
    ("set my target to 1800 kcal from monday", #"set_targets {"from":"2026-11-16","kcal":1800}"#),
    ("my target is 2,400 kcal and 160 g protein", #"set_targets {"kcal":2400,"protein_g":160}"#),
    ("set targets: 2000 kcal, protein 100, fat 70g", #"set_targets {"fat_g":70,"kcal":2000,"protein_g":100}"#),
    (
      "save granola: 450 kcal, 10g protein, 60g carbs, 18g fat per 100g",
      #"save_food {"carbs_g":60,"fat_g":18,"kcal":450,"name":"granola","protein_g":10}"#
    ),
    (
      "new food: oat cookie 480 kcal 6p 60c 24f per 100 g",
      #"save_food {"carbs_g":60,"fat_g":24,"kcal":480,"name":"oat cookie","protein_g":6}"#
    ),
    ("frobnitz is 250 kcal per 100g", #"save_food {"kcal":250,"name":"frobnitz"}"#),
    (
      "frobnitz has 90 kcal and 3g fat per 30g serving",
      #"save_food {"fat_g":3,"kcal":90,"name":"frobnitz","per":"30 g","serving_g":30}"#
    ),
    ("frobnitz: 120 kcal per serving (40 g)", #"save_food {"kcal":120,"name":"frobnitz","per":"40 g","serving_g":40}"#),
    ("frobnitz is 45 kcal per 100 ml", #"save_food {"kcal":45,"name":"frobnitz","per":"100 ml"}"#),
    ("save frobnitz: 10g protein per 100g", #"save_food {"name":"frobnitz","protein_g":10}"#),
    ("frobnitz is 250 kcal and 1g salt per 100g", #"save_food {"kcal":250,"name":"frobnitz","sodium_mg":400}"#),
    ("favourite oats", #"mark_food {"favourite":true,"food":"oats"}"#),
    ("unfavourite oats", #"mark_food {"favourite":false,"food":"oats"}"#),
    ("my day starts at 4", #"save_profile {"day_start":"04:00"}"#), ("call me Anna", #"save_profile {"name":"Anna"}"#),
    ("lunch starts at 12", #"save_profile {"lunch":"12:00"}"#),
    (
      "lunch starts at 14:00 and dinner starts at 20:30", #"save_profile {"dinner":"20:30","lunch":"14:00"}"#
    ),
    ("dinner ends at 10", #"save_profile {"dinner_end":"22:00"}"#),
  ])
  func `resolve things`(line: String, expected: String) throws {
    #expect(try Reading.calls(line) == expected)
  }

  @Test func `have ids that differ`() throws {
    let ids = try Reading.reply("delete the rice and add a banana").calls.map(\.id)
    #expect(ids == ["c1", "c2"])
  }
}
