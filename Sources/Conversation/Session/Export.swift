internal import FoundationEssentials
internal import JSON
internal import Nutrition
package import Store

/// All records of the user as one JSON document.
package enum Export {
  /// `{"format": "larder export 1", "records": [...]}`, one record a line.
  package static func text(of store: Store) throws(StoreError) -> String {
    let encoder = JSONEncoder.canonical
    var lines: [String] = []
    try store.forEachRecord { record in
      if let data = try? encoder.encode(record) { lines.append(String(decoding: data, as: UTF8.self)) }
    }
    return "{\"format\": \"larder export 1\", \"records\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }
}
