internal import HTTP

/// The lines that `--trace` prints about an HTTP exchange, one for each event. Keys are already masked.
enum TraceWording {
  static func line(_ event: HTTPTraceEvent) -> String {
    switch event {
    case .sending(let method, let address, let headers, let bytes):
      let fields = headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "; ")
      return "> \(method) \(address) (\(bytes) bytes; \(fields))"
    case .head(let head, let time): return "< \(head.status) after \(time)"
    case .ended(let summary):
      let connection = summary.reusedConnection ? "connection used again" : "new connection"
      return "< \(summary.bodyBytes) bytes in \(summary.duration), \(connection)"
    case .failed(let error, let time): return "< failed after \(time): \(error)"
    }
  }
}
