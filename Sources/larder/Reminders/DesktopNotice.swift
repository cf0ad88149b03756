internal import Calls
internal import Subprocess

/// A word on the desktop, through `notify-send`. Nobody may be at one; then nothing happens.
struct DesktopNotice {
  /// So long a click is waited for; the word may stay on the desktop longer.
  private static let timeout = Duration.seconds(30 * 60)
  private static let limits = ProgramLimits(time: .seconds(10), output: 1_000)

  let sentence: String
  /// What a click does.
  let action: String
  let environment: [String: String]

  /// Shows it and goes on.
  func show() {
    _ = try? ProgramCall("notify-send", words, environment: environment, limits: DesktopNotice.limits).run()
  }

  /// Shows it and waits for a click, for a while; whether there was one. Without waiting where `notify-send` is older than
  /// clicks, or the desktop has none.
  func showAndWait() -> Bool {
    guard knowsClicks else {
      show()
      return false
    }
    do throws(SubprocessError) {
      var stream = try ProgramStream(
        "notify-send", ["--action=default=\(action)"] + words, environment: environment,
        limits: StreamLimits(silence: DesktopNotice.timeout, output: 1_000))
      var answer = [UInt8](repeating: 0, count: 100)
      let count = try stream.read(into: &answer)
      return answer[..<count].starts(with: "default".utf8)
    } catch {
      return false
    }
  }

  // Desktops read marks in the sentence.
  private var words: [String] {
    let marked = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return ["--app-name=larder", "larder", marked]
  }

  /// "notify-send 0.8.1": from 0.8 on it has actions.
  private var knowsClicks: Bool {
    let call = ProgramCall("notify-send", ["--version"], environment: environment, limits: DesktopNotice.limits)
    guard let output = try? call.run().bytes else { return false }
    let version = String(decoding: output, as: UTF8.self).split { $0 == " " || $0 == "\n" }.last ?? ""
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.count >= 2 else { return false }
    return (numbers[0], numbers[1]) >= (0, 8)
  }
}
