internal import JSON
internal import Nutrition

/// Calls about files.
extension CallBuilder {
  func scan(_ request: ScanRequest, _ when: When) -> Call {
    var members: [String: JSONValue?] = [
      "path": .string(request.path ?? "last"), "folder": request.folder.map { .string($0) },
      "kind": request.kind.map { .string($0) },
    ]
    members["slot"] = when.slot.map { .string($0.rawValue) }
    members["day"] = when.day.map { .string($0.description) }
    return Call(tool: "scan_file", arguments: .said(members))
  }
}
