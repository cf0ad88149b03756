internal import Calls
internal import Subprocess

/// A notification on the desktop, through `notify-send`. Without a desktop nothing happens.
struct DesktopNotice {
  /// How long to wait for a click; the notification may stay longer.
  private static let timeout = Duration.seconds(30 * 60)
  private static let limits = ProgramLimits(time: .seconds(10), output: 1_000)

  let sentence: String
  /// The label of the click's action.
  let action: String
  let environment: [String: String]

  /// Shows the notification and returns.
  func show() {
    _ = try? ProgramCall("notify-send", words, environment: environment, limits: DesktopNotice.limits).run()
  }

  /// Shows the notification and waits for a click until the timeout. Returns whether there was one. Does not wait where
  /// `notify-send` is too old for actions, or the desktop has none.
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

  // The arguments. The sentence is escaped, since desktops read markup in it.
  private var words: [String] {
    let marked = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return ["--app-name=larder", "larder", marked]
  }

  /// Whether `notify-send` has actions, which it does since version 0.8. It prints "notify-send 0.8.1".
  private var knowsClicks: Bool {
    let call = ProgramCall("notify-send", ["--version"], environment: environment, limits: DesktopNotice.limits)
    guard let output = try? call.run().bytes else { return false }
    let version = String(decoding: output, as: UTF8.self).split { $0 == " " || $0 == "\n" }.last ?? ""
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.count >= 2 else { return false }
    return (numbers[0], numbers[1]) >= (0, 8)
  }
}
