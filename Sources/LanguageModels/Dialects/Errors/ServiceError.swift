internal import JSON

/// An error that a provider reports.
package struct ServiceError: Error, Hashable, Sendable {
  /// The kind of error, independent of the provider.
  package let kind: FaultKind
  /// The HTTP status, or the one that an error inside an answer contains; nil where there is neither.
  package let status: Int?
  /// The provider's own type; a number becomes text.
  package let type: String?
  /// The provider's own code; nil where there is none.
  package let code: String?
  /// The provider's message on one line, without control characters, shortened, keys masked.
  package let message: String
  /// How long to wait before trying again, according to the provider.
  package let retryDelay: Duration?

  /// The error in an answer with a failure status. The body may be anything.
  package init(status: Int, contentType: String?, body: ArraySlice<UInt8>) {
    guard let json = try? JSONValue(json: body.drop { $0 <= UInt8(ascii: " ") }) else {
      self.init(FaultReport(text: FaultMessage.plain(body, contentType: contentType)), status: status)
      return
    }
    self.init(FaultReport(body: json), status: status)
  }

  /// The error that a part of an answer reports; nil where it reports none.
  ///
  /// - Parameter isError: whether the stream marks this part as an error.
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
