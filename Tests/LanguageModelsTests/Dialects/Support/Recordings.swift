import FoundationEssentials
import JSON
import LanguageModels
import Testing

/// Recorded answers of real providers, with what a careful reader makes of them. They lie in a folder beside the
/// package and may be absent.
enum Recordings {
  static let folder: String? = {
    let root = #filePath.split(separator: "/").dropLast(6).joined(separator: "/")
    let path = "/\(root)/shared/fixtures/llm"
    if FileManager.default.fileExists(atPath: path) { return path }
    print("The recorded answers are not here; their tests are skipped.")
    return nil
  }()

  static let all: [Recording] = dialects.flatMap { dialect -> [Recording] in
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(dialect.name)")) ?? []
    return names.sorted().compactMap { Recording(folder: folder, dialect: dialect, name: $0) }
  }

  static let dialects: [any Dialect] = [OpenAIDialect(), AnthropicDialect(), GeminiDialect()]
}

struct Recording: Sendable, CustomTestStringConvertible {
  let name: String
  let dialect: any Dialect
  let body: [UInt8]
  let status: Int
  let contentType: String?
  let expected: JSONValue
  let request: JSONValue?

  init?(folder: String, dialect: any Dialect, name: String) {
    let path = "\(folder)/\(dialect.name)/\(name)"
    guard let body = FileManager.default.contents(atPath: "\(path)/response.body"),
      let meta = Recording.json("\(path)/meta.json"), let expected = meta["expect"],
      let status = meta["status"].flatMap({ Int($0.text) })
    else { return nil }
    self.name = "\(dialect.name)/\(name)"
    self.dialect = dialect
    self.body = Array(body)
    self.status = status
    self.expected = expected
    contentType = meta["content_type"]?.string
    request = Recording.json("\(path)/request.json")
  }

  var testDescription: String { name }

  private static func json(_ path: String) -> JSONValue? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONValue(json: Array($0)[...]) }
  }
}
