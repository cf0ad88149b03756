internal import Bench
internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import JSON

/// The results of a bench run, one JSON object a line, written as they come in. Results that are there when a run begins are
/// not asked for again.
final class BenchFile {
  private let path: String?
  private let model: String
  private(set) var results: [TurnResult] = []
  private(set) var done: Set<String> = []

  /// - Parameter path: nil keeps the results in memory only.
  init(_ path: String?, model: String) throws(SessionError) {
    self.path = path
    self.model = model
    guard let path, let data = FileManager.default.contents(atPath: path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let json = JSONValue(text: String(line)) else {
        throw SessionError("\(path) holds something else than results. Name another file.", exit: .usage)
      }
      guard let its = json["model"]?.string, its == model else {
        throw SessionError("\(path) has the results of another model. Name another file.", exit: .usage)
      }
      if let result = TurnResult(json) {
        results.append(result)
        done.insert(result.id)
      } else if let mark = json["played"]?.string {
        done.insert(mark)
      }
    }
  }

  /// Adds results, and the mark of the transcript they complete.
  func add(_ new: [TurnResult], played mark: String? = nil) throws(SessionError) {
    let fresh = new.filter { done.insert($0.id).inserted }
    results += fresh
    try write(fresh.map(\.json) + (mark.map { [["played": .string($0)]] } ?? []))
    if let mark { done.insert(mark) }
  }

  func write(_ objects: [JSONValue]) throws(SessionError) {
    guard let path, !objects.isEmpty else { return }
    let lines = objects.map { object in
      var object = object
      object["model"] = .string(model)
      return object.text + "\n"
    }
    guard let file = fopen(path, "a") else { throw SessionError("\(path) cannot be written.", exit: .usage) }
    defer { fclose(file) }
    let bytes = Array(lines.joined().utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw SessionError("\(path) cannot be written.", exit: .failed)
    }
  }
}
