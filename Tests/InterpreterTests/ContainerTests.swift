import Interpreter
import Testing

@Suite struct `What a container holds` {
  @Test(arguments: [
    ("half a tin of beans (400g tin)", "200|g|beans"), ("3 beers (440ml cans)", "1320|ml|beers"),
    ("2瓶500毫升的牛奶", "1000|ml|牛奶"), ("2 latas de 330 ml de leche", "660|ml|leche"),
    ("3 bardak 200 ml çay", "600|ml|çay"), ("milk, 200g pack of nuts", "||milk; 200|g|nuts"),
  ])
  func `is counted as often as there are`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }
}

@Suite struct `A part of what was named` {
  @Test(arguments: [
    ("soup and 2 eggs, left half an egg", "||soup; 1.5||eggs"),
    ("a salad and 4 muffins but only ate 2", "1||salad; 2||muffins"),
    ("i made curry, had about 300g of it and some rice", "300|g|curry; ||rice"),
    ("medio kilo de huevos, yo me comí 5", "5||huevos"), ("bir tabak pilavın yarısını yedim", "0.5|plate|pilavın"),
    ("一个鸡蛋吃了一半", "0.5|piece|鸡蛋"),
  ])
  func `is what was eaten`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }
}

@Suite struct `What joins two foods in Chinese` {
  @Test(arguments: [("米饭泡牛奶", "||米饭; ||牛奶"), ("鸡蛋夹米饭", "||鸡蛋; ||米饭"), ("泡牛奶", "||泡牛奶")])
  func `parts them where both are foods`(line: String, expected: String) throws {
    #expect(try Reading.items(line) == expected)
  }
}

@Suite struct `Times in short` {
  @Test(arguments: [
    ("10.30 banana", "10:30"), ("11ish a muffin", "11:00"), ("10.5 g sugar", ""), ("thursday night curry", "-1 dinner"),
    ("Dienstagabend Reis", "-3 dinner"), ("B: toast. L: soup. D: pizza", "breakfast + lunch + dinner"),
    ("breakfast - nothing, lunch - soup", "lunch"),
  ])
  func `are read where nobody counts so`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
  }
}
