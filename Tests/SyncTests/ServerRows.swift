import FoundationEssentials
import Glibc

/// What whoever runs the server sees of all tables, by the program that PostgreSQL brings for it.
struct ServerRows {
  private let address = ProcessInfo.processInfo.environment["LARDER_POSTGRES_OWNER"] ?? ""

  /// The texts of all rows, and the bytes of what is sealed as the characters that they would be.
  func everything() -> String {
    let tables = ["household", "device", "segment", "note"]
    let rows = tables.map { "SELECT t::text FROM larder.\($0) AS t" }.joined(separator: " UNION ALL ")
    return run("\(rows) UNION ALL SELECT encode(bytes, 'escape') FROM larder.segment")
  }

  /// Takes away what a household has given.
  func forget(household: UUID) {
    let digits = household.uuidString.filter { $0 != "-" }
    _ = run(
      "DELETE FROM larder.segment WHERE household = '\\x\(digits)'; DELETE FROM larder.device WHERE household = '\\x\(digits)'"
    )
  }

  private func run(_ statement: String) -> String {
    guard let pipe = popen("psql '\(address)' -AtX -c \"\(statement)\"", "r") else { return "" }
    defer { pclose(pipe) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }
}
