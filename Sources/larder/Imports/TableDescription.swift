internal import Conversation
internal import Digest
internal import EmbeddedMessages
internal import FoodData
internal import FoundationEssentials
internal import Messages
internal import Store

/// What the file of `--mapping` says about the columns of a table.
struct TableDescription {
  let mapping: TableMapping
  /// The SHA-256 of the description's text.
  let digest: String
}

extension Program {
  private static let longestDescription = 64 << 10

  /// The description that the options name; nil where they name none.
  func tableDescription() throws(SessionError) -> TableDescription? {
    guard let path = options.mapping else { return nil }
    guard let data = FileManager.default.contents(atPath: path), data.count <= Program.longestDescription else {
      throw SessionError(.tableDescriptionUnreadable(path: path), exit: .usage)
    }
    var digest = SHA256()
    digest.add(data)
    do throws(MappingError) {
      return TableDescription(
        mapping: try TableMapping(text: String(decoding: data, as: UTF8.self)), digest: digest.hexadecimal())
    } catch {
      let problem = Program.words(error.problem)
      throw SessionError(
        error.line > 0
          ? .tableDescriptionLine(number: error.line, problem: problem) : .tableDescription(problem: problem),
        exit: .usage)
    }
  }

  private static func words(_ problem: MappingError.Problem) -> Text {
    switch problem {
    case .noValue: .mappingNoValue
    case .unknownKey(let key): .mappingUnknownKey(key: key)
    case .unknownValue(let value): .mappingUnknownValue(value: value)
    case .twice(let key): .mappingTwice(key: key)
    case .missing(let key): .mappingMissing(key: key)
    }
  }
}
