import Interpreter
import Testing

@Suite struct `Several changes in a line` {
  @Test(arguments: [
    ("make it two, and they were 500ml cans", "edit edit"), ("the juice was apple and make the eggs 2", "edit edit"),
    ("no eggs, and the milk was oat milk", "delete edit"), ("ohne Käse und Brot statt Reis", "delete edit"),
    ("pilavı sil peynir ekle", "delete add"), ("米饭只吃了一半，鸡蛋是两个", "edit edit"),
  ])
  func `are read one by one`(line: String, expected: String) throws {
    #expect(try Reading.intents(line) == expected)
  }

  @Test(arguments: ["it was bulgur, not couscous", "wasn't tuna, was egg", "不是苹果，是梨"])
  func `are one where the second replaces the first`(line: String) throws {
    #expect(try Reading.intents(line) == "edit")
  }

  @Test(arguments: ["2 eggs and toast", "eggs, toast and a coffee without milk", "had rice and only 2 eggs"])
  func `are none in a list of foods`(line: String) throws {
    #expect(try Reading.intents(line) == "log")
  }
}

@Suite struct `Nouns that are said once` {
  @Test(arguments: [
    ("3 slices of toast, one with jam and two with butter", "1|slice|toast; ||jam; 2|slice|toast; ||butter"),
    ("3 eggs, one with cheese", "2||eggs; 1||eggs; ||cheese"),
    ("2 eggs and toast with butter", "2||eggs; ||toast; ||butter"),
  ])
  func `are those of each kind`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }
}

@Suite struct `What others had` {
  @Test(arguments: [
    ("she had rice and I had 2 eggs", "2||eggs"), ("my wife had rice but I had soup", "||soup"),
    ("mum made soup and I had 300g", "300|g|soup"), ("meine Frau hatte Suppe, ich nur 2 Eier", "2||Eier"),
    ("eşim çorba içti ben sadece yumurta yedim", "||yumurta"), ("我妻子吃了米饭，我吃了两个鸡蛋", "2|piece|鸡蛋"),
  ])
  func `is left to them`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }

  @Test func `is no meal by itself`() throws {
    #expect(try Reading.intents("he had rice") == "skip")
  }
}
