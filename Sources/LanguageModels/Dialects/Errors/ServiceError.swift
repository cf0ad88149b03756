internal import JSON

/// What a provider says is wrong.
package struct ServiceError: Error, Hashable, Sendable {
  /// What it comes to, whichever words the provider has for it.
  package let kind: FaultKind
  /// The HTTP status, or the one that an error inside an answer names; nil where there is neither.
  package let status: Int?
  /// The provider's own words for it, numbers as text.
  package let type: String?
  /// What the provider calls the fault beside its type; nil where it gives nothing.
  package let code: String?
  /// The provider's sentence: one line without control characters, bounded, keys masked.
  package let message: String
  /// How long the provider asks to wait.
  package let retryDelay: Duration?

  /// The fault of an answer with a status of failure. The body may be anything.
  package init(status: Int, contentType: String?, body: ArraySlice<UInt8>) {
    guard let json = try? JSONValue(json: body.drop { $0 <= UInt8(ascii: " ") }) else {
      self.init(FaultReport(text: FaultMessage.plain(body, contentType: contentType)), status: status)
      return
    }
    self.init(FaultReport(body: json), status: status)
  }

  /// The fault that a part of an answer reports; nil where it reports none.
  ///
  /// - Parameter isError: whether the stream calls this part an error.
  init?(chunk: JSONValue, isError: Bool) {
    guard isError || FaultReport.isFault(chunk) else { return nil }
    let report = FaultReport(body: chunk)
    self.init(report, status: report.status)
  }

  private init(_ report: FaultReport, status: Int?) {
    self.status = status
    type = report.type
    code = report.code
    message = FaultMessage.clean(report.message)
    kind = report.kind(status: status)
    retryDelay = report.delay
  }
}
