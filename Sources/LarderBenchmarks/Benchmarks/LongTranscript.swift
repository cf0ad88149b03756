internal import Nutrition

/// A transcript such as many weeks of conversation would leave: meals logged and confirmed, and looks at the day.
enum LongTranscript {
  static let turns = 500

  private static let day = [
    "2 eggs, toast with butter and a coffee for breakfast", "y", "had 200g pasta for lunch", "y", "how was today?",
  ]

  static var text: String {
    let header = ["larder transcript 1", "now: \(moment(0))", "zone: UTC", "model: builtin", ""]
    let days = (0..<(turns / day.count)).flatMap { number in
      ["  @ \(moment(number))"] + day.map { "  > \($0)" }
    }
    return (header + days).map { $0 + "\n" }.joined()
  }

  private static func moment(_ day: Int) -> String {
    Zone.utc.local(Workshop.now.adding(minutes: day * 24 * 60)).iso8601
  }
}
