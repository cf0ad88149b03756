internal import Glibc

/// The disk space of a server's tables, as PostgreSQL's own command-line client reports it.
struct ServerSize {
  private let address: String

  init(_ address: String) { self.address = address }

  /// All tables of households, with their indexes.
  func bytes() throws -> Int {
    let query = """
      SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'larder' AND c.relkind = 'r'
      """
    let statement = query.split(separator: "\n").joined(separator: " ")
    guard let pipe = popen("psql '\(address)' -AtX -c \"\(statement)\"", "r") else {
      throw NotMeasuredError(description: "psql is not here")
    }
    defer { pclose(pipe) }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = fread(&buffer, 1, buffer.count, pipe)
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    return Int(text.split(separator: "\n").first ?? "0") ?? 0
  }
}
