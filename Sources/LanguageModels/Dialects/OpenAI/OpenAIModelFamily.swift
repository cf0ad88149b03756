/// The parameters that a model accepts, judged by its name. Unknown names get only parameters that all servers know.
struct OpenAIModelFamily: Hashable {
  private static let mistralNames = [
    "mistral", "ministral", "magistral", "mixtral", "devstral", "codestral", "pixtral", "voxtral", "open-mi", "labs-",
  ]

  /// Without the vendor prefix that routers add.
  private let name: String

  init(_ model: String) {
    let bare = model.lowercased().split(separator: "/").last.map(String.init) ?? ""
    name = bare.hasPrefix("ft:") ? String(bare.dropFirst(3)) : bare
  }

  /// Whether it is a reasoning model, which takes its token limit under another name.
  var isReasoning: Bool {
    if let version { return version.major >= 5 }
    return name.first == "o" && name.dropFirst().first?.isNumber == true
  }

  /// Whether it refuses tools in this API unless thinking is turned off.
  var needsNoEffortForTools: Bool {
    version.map { ($0.major, $0.minor) >= (5, 4) } ?? false
  }

  /// Whether it refuses a user message directly after a tool result.
  var needsAnswerBehindResults: Bool {
    OpenAIModelFamily.mistralNames.contains { name.hasPrefix($0) }
  }

  /// Whether its server refuses unknown parameters. It also reports usage without being asked.
  var isStrictServer: Bool {
    guard needsAnswerBehindResults, let last = name.split(separator: "-").last else { return false }
    return last == "latest" || last.count == 4 && last.allSatisfy(\.isNumber)
  }

  /// The version in "gpt-5.4-mini"; nil for other names, and for open weights such as "gpt-oss".
  private var version: (major: Int, minor: Int)? {
    guard name.hasPrefix("gpt-") else { return nil }
    let numbers = name.dropFirst(4).prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    guard let major = numbers.first.flatMap({ Int($0) }) else { return nil }
    return (major, numbers.dropFirst().first.flatMap { Int($0) } ?? 0)
  }
}
