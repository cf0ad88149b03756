internal import Conversation
internal import Digest
internal import FoodData
internal import FoundationEssentials
internal import Store

/// What `--mapping` says of the columns of a table.
struct TableDescription {
  let mapping: TableMapping
  /// The same for the same text.
  let digest: String
}

extension Program {
  private static let longestDescription = 64 << 10

  /// Nil where none is given.
  func tableDescription() throws(Complaint) -> TableDescription? {
    guard let path = options.mapping else { return nil }
    guard let data = FileManager.default.contents(atPath: path), data.count <= Program.longestDescription else {
      throw Complaint("The description of the table cannot be read: \(path)", exit: .usage)
    }
    var digest = SHA256()
    digest.add(data)
    do throws(MappingError) {
      return TableDescription(
        mapping: try TableMapping(text: String(decoding: data, as: UTF8.self)), digest: digest.hexadecimal())
    } catch {
      let place = error.line > 0 ? "line \(error.line) of the description: " : "the description: "
      throw Complaint(place.prefix(1).uppercased() + place.dropFirst() + Program.words(error.problem), exit: .usage)
    }
  }

  private static func words(_ problem: MappingError.Problem) -> String {
    switch problem {
    case .noValue: "a key and a value are wanted, as “kcal = Energy (kcal)”."
    case .unknownKey(let key): "there is no key “\(key)”."
    case .unknownValue(let value): "“\(value)” is not one of the choices."
    case .twice(let key): "“\(key)” stands there twice."
    case .missing(let key): "“\(key)” is missing."
    }
  }
}
