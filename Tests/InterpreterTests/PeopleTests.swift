import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

@Suite struct `whose meal it was` {
  /// "1.2 kg rice: me 400, Emma 350" as `1200|g|rice <- me 400; Emma 350`.
  private func told(_ line: String) throws -> String {
    let interpreter = Interpreter(
      lexicon: try Reading.lexicon(), finder: Pantry(), people: ["me", "Emma", "Ben", "Anna Lena"])
    let found = interpreter.understand(line, now: try Reading.moment())
    guard let first = found.first, found.count == 1 else { return "\(found.count) understandings" }
    let items = first.items.map { item in
      [item.amount.quantity?.description, item.amount.unit?.rawValue, item.food].compactMap(\.self).joined(
        separator: " ")
    }
    let people = first.people.map { plate in
      let name = if case .named(let name) = plate.person { name } else { "I" }
      return [name, plate.amount.description].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let what = first.command == .logFor ? "it" : items.joined(separator: "; ")
    let each = first.isEach ? "each " : ""
    return people.isEmpty ? what : "\(what) <- \(each)\(people.joined(separator: ", "))"
  }

  @Test(arguments: [
    ("Emma had 2 slices of toast", "2 slice toast <- Emma"), ("for lunch Ben ate 100g rice", "100 g rice <- Ben"),
    ("anna lena had an egg", "1 egg <- Anna Lena"), ("Emma: 2 eggs for breakfast", "2 eggs <- Emma"),
    ("log 200g rice for Emma", "200 g rice <- Emma"), ("200g rice for Emma for lunch", "200 g rice <- Emma"),
    ("log it for Emma", "it <- Emma"), ("log that for Ben too", "it <- Ben"), ("add 2 eggs for Zoe", "2 eggs <- Zoe"),
    ("Zoe had an egg", "1 egg <- Zoe"), ("Emma hatte 2 Eier", "2 eier <- Emma"),
    ("200 g Reis für Emma", "200 g reis <- Emma"),
    ("Emma's lunch: 200g rice", "200 g rice <- Emma"), ("for Ben's breakfast 2 eggs", "2 eggs <- Ben"),
    ("emmas lunch was 2 eggs", "2 eggs <- Emma"), ("Emmas Mittagessen: 200 g Reis", "200 g reis <- Emma"),
    ("Emma comió 2 huevos", "2 huevos <- Emma"), ("Emma 2 yumurta yedi", "2 yumurta <- Emma"),
  ])
  func `is that of one`(line: String, meaning: String) throws {
    #expect(try told(line).lowercased() == meaning.lowercased())
  }

  @Test(arguments: [
    ("rice 1.2 kg: me 400, Emma 350, Ben 150, rest in the fridge", "1.2 kg rice <- I 400, Emma 350, Ben 150"),
    ("1.2 kg rice: 400 for me, 350 g for Emma and the rest for Ben", "1.2 kg rice <- I 400, Emma 350 g, Ben"),
    ("rice 900g - me 400, Zoe 300", "900 g rice <- I 400, Zoe 300"),
    ("rice 1 kg: Emma had 400, Ben the rest", "1 kg rice <- Emma 400, Ben"),
    ("Reis 1 kg: ich 400, Emma 350, Rest im Kühlschrank", "1 kg Reis <- I 400, Emma 350"),
  ])
  func `is that of several, from one pot`(line: String, meaning: String) throws {
    #expect(try told(line) == meaning)
  }

  @Test(arguments: [
    ("split 500g rice between me and Emma", "500 g rice <- I, Emma"),
    ("500g rice split between Emma, Ben and me", "500 g rice <- Emma, Ben, I"),
    ("I shared 500g rice with Emma", "500 g rice <- I, Emma"),
    ("shared 500g rice with Emma and Ben yesterday", "500 g rice <- I, Emma, Ben"),
    ("teile 500 g Reis zwischen mir und Emma", "500 g Reis <- I, Emma"),
    ("divide 500 g de arroz entre Emma y yo", "500 g arroz <- Emma, I"),
  ])
  func `is that of several, in equal parts`(line: String, meaning: String) throws {
    #expect(try told(line) == meaning)
  }

  @Test(arguments: [
    ("Emma and I had 2 eggs each", "2 eggs <- each Emma, I"), ("2 eggs each for me and Emma", "2 eggs <- each I, Emma"),
    ("me and Ben had rice for lunch", "rice <- each I, Ben"), ("an egg for Emma and Ben", "1 egg <- each Emma, Ben"),
    ("Emma, Ben and I had an egg", "1 egg <- each Emma, Ben, I"),
    ("Emma and I had 4 eggs", "4 eggs <- Emma, I"), ("500 g rice for me and Ben", "500 g rice <- I, Ben"),
    ("dinner for me and Emma: 500g rice", "500 g rice <- I, Emma"),
    ("Emma and I shared 500g rice", "500 g rice <- Emma, I"),
    ("Emma und ich hatten je 2 Eier", "2 Eier <- each Emma, I"), ("Emma y yo comimos arroz", "arroz <- each Emma, I"),
    ("Emma and I each had 2 eggs", "2 eggs <- each Emma, I"),
    ("Emma und ich haben jeweils 2 Eier gegessen", "2 Eier <- each Emma, I"),
    ("Emma ve ben 4 yumurta yedik", "4 yumurta <- Emma, I"), ("我和Emma每人吃了2个鸡蛋", "2 piece 鸡蛋 <- each I, Emma"),
  ])
  func `is that of several at one table`(line: String, meaning: String) throws {
    #expect(try told(line) == meaning)
  }

  @Test(arguments: [
    ("split 500g rice between me and Anna", "250 g rice"), ("500g rice for lunch", "500 g rice"),
    ("I shared 500g rice with a friend", "250 g rice"),
    ("lunch: 2 eggs, 200 g rice", "2 eggs; 200 g rice"),
    ("2 eggs, 1 toast", "2 eggs; 1 toast"),
  ])
  func `is as before where nobody who has a diary is named`(line: String, meaning: String) throws {
    #expect(try told(line) == meaning)
  }

  @Test func `is nobody's where a food begins the line`() throws {
    #expect(try !told("Rice had an egg on it").contains("<-"))
  }

  @Test func `plates come in the unit of the pot`() throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["Emma"])
    #expect(
      try Reading.calls("rice 1.2 kg: me 400, Emma 0.35 kg", with: interpreter)
        == #"log_meal {"items":[{"food":"rice","quantity":1200,"unit":"g"}],"people":[{"name":"me","quantity":400},"#
        + #"{"name":"Emma","quantity":350}]}"#)
    #expect(
      try Reading.calls("toast 8 slices: me 3, Emma 2", with: interpreter)
        == #"log_meal {"items":[{"food":"toast","quantity":8,"unit":"slice"}],"people":[{"name":"me","quantity":3},"#
        + #"{"name":"Emma","quantity":2}]}"#)
  }

  @Test func `plates are the pot, where nothing is said of it`() throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["Emma"])
    #expect(
      try Reading.calls("rice: me 200 g, Emma 0.3 kg", with: interpreter)
        == #"log_meal {"items":[{"food":"rice","unit":"g"}],"people":[{"name":"me","quantity":200},"#
        + #"{"name":"Emma","quantity":300}]}"#)
    #expect(
      try Reading.calls("toast: me 2 slices, Emma 1 slice", with: interpreter)
        == #"log_meal {"items":[{"food":"toast","unit":"slice"}],"people":[{"name":"me","quantity":2},"#
        + #"{"name":"Emma","quantity":1}]}"#)
  }

  @Test(arguments: [
    ("what did Emma eat today?", #"show_day {"day":"2026-11-20","person":"Emma"}"#),
    ("how was emmas day?", #"show_day {"person":"Emma"}"#),
    ("when did Emma last have rice?", #"show_history {"food":"rice","person":"Emma"}"#),
    ("how was Emma's week?", #"show_period {"person":"Emma"}"#),
    ("was hat Emma heute gegessen?", #"show_day {"day":"2026-11-20","person":"Emma"}"#),
    ("qué comió Emma hoy?", #"show_day {"day":"2026-11-20","person":"Emma"}"#),
    ("Emma bugün ne yedi?", #"show_day {"day":"2026-11-20","person":"Emma"}"#),
    ("Emma今天吃了什么？", #"show_day {"day":"2026-11-20","person":"Emma"}"#),
    ("how was my day?", "show_day {}"),
  ])
  func `a question about somebody is answered from their diary`(line: String, call: String) throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["me", "Emma"])
    #expect(try Reading.calls(line, with: interpreter) == call)
  }

  @Test(arguments: [
    ("copy Emma's lunch to me", #"log_again {"from_person":"Emma","slot":"lunch","to_slot":"lunch"}"#),
    ("copy Emma's lunch to Ben", #"log_again {"from_person":"Emma","person":"Ben","slot":"lunch","to_slot":"lunch"}"#),
    ("the same as Emma", #"log_again {"from_person":"Emma"}"#),
    ("had the same lunch as Emma", #"log_again {"from_person":"Emma","slot":"lunch","to_slot":"lunch"}"#),
    ("copy lunch to Emma", #"log_again {"person":"Emma","slot":"lunch","to_slot":"lunch"}"#),
  ])
  func `a meal of somebody is repeated`(line: String, call: String) throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["me", "Emma", "Ben"])
    #expect(try Reading.calls(line, with: interpreter) == call)
  }

  @Test func `each tells what they had, in one line`() throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["me", "Emma"])
    let found = interpreter.understand("for dinner Emma had rice and I had 2 eggs", now: try Reading.moment())
    #expect(found.map { $0.items.map(\.food) } == [["rice"], ["eggs"]])
    #expect(found.map { $0.when.slot } == [.dinner, .dinner])
    #expect(found.map { $0.people.map(\.person) } == [[.named("Emma")], []])
  }

  @Test(arguments: [("my mum had 2 eggs", "2 eggs <- mum"), ("Dad ate rice", "rice <- Dad")])
  func `what a relative had is not of who speaks`(line: String, meaning: String) throws {
    #expect(try told(line) == meaning)
  }

  @Test(arguments: [
    "Emma weighs 58 kg", "Emma walked 3 km, 150 kcal", "Emma's target is 1,600 kcal", "delete Emma's lunch",
    "move Emma's lunch to dinner",
  ])
  func `what changes for somebody else changes nothing here`(line: String) throws {
    func command(_ speaker: String) throws -> ParsedCommand? {
      let interpreter = Interpreter(
        lexicon: try Reading.lexicon(), finder: Pantry(), people: ["me", "Emma"], speaker: speaker)
      return interpreter.understand(line, now: try Reading.moment()).first?.command
    }
    #expect(try command("me") == .beyond(.otherDiary("Emma")))
    #expect(try command("Emma") != .beyond(.otherDiary("Emma")))
  }

  @Test func `a meal that waits goes to somebody else`() throws {
    let interpreter = Interpreter(lexicon: try Reading.lexicon(), finder: Pantry(), people: ["Emma"])
    let waiting = Reading.waiting("7", "log_meal", ["items": [["food": "egg", "quantity": 2]]])
    #expect(try Reading.edits("log it for Emma", with: interpreter, waiting: waiting) == "for Emma")
    #expect(try Reading.calls("log it for Emma", with: interpreter) == #"log_again {"person":"Emma"}"#)
    #expect(try Reading.calls("log the same for Emma", with: interpreter) == #"log_again {"person":"Emma"}"#)
  }
}
