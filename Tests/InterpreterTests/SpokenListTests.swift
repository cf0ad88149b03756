import TestSupport
import Testing

@Suite struct `Two foods that are said without a mark between them` {
  private static let numbers = ["two", "three", "four", "five", "six", "seven", "eight"]
  private static let counted = ["eggs", "bananas", "apples", "muffins", "cookies", "carrots", "tomatoes", "oranges"]
  private static let measured = [
    ("slices", "slice", "toast"), ("slices", "slice", "ham"), ("cups", "cup", "coffee"), ("cups", "cup", "rice"),
    ("bowls", "bowl", "soup"), ("glasses", "glass", "milk"), ("tablespoons", "tbsp", "honey"), ("cans", "can", "tuna"),
  ]

  @Test func `are both read with their amounts`() throws {
    var generator = SeededGenerator(seed: 19)
    var wrong: [String] = []
    for _ in 0..<120 {
      let (first, second) = (Int.random(in: 0...6, using: &generator), Int.random(in: 0...6, using: &generator))
      let food = Self.counted[Int.random(in: 0..<Self.counted.count, using: &generator)]
      let (units, unit, other) = Self.measured[Int.random(in: 0..<Self.measured.count, using: &generator)]
      let line = "\(Self.numbers[first]) \(food) \(Self.numbers[second]) \(units) of \(other)"
      let read = try Reading.items(line)
      if read != "\(first + 2)||\(food); \(second + 2)|\(unit)|\(other)" { wrong.append("\(line): \(read)") }
    }
    #expect(wrong.count <= 2, "\(wrong)")
  }
}
