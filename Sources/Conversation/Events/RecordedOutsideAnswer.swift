internal import FoodData
package import FoodSources
internal import FoundationEssentials
internal import JSON

/// An answer from outside as recorded in a transcript: one JSON object on a line that begins with `~`.
///
/// `{"asked":"product 4006381333931","status":200,"body":{…}}`, or `{"asked":…,"fault":"timed out"}` where there was none.
package struct RecordedOutsideAnswer: Hashable, Sendable {
  /// The request in words: "product 4006381333931".
  package let asked: String
  /// The status and body, or why there was no answer.
  package let result: Result<OutsideAnswer, OutsideError>

  package init(asked: String, _ result: Result<OutsideAnswer, OutsideError>) {
    self.asked = asked
    self.result = result
  }

  /// Nil where the text is not such an object.
  package init?(text: String) {
    guard let object = JSONValue(text: text), let asked = object["asked"]?.string else { return nil }
    if let fault = object["fault"]?.string.flatMap({ OutsideError(rawValue: $0) }) {
      self.init(asked: asked, .failure(fault))
    } else {
      guard case .number(let status)? = object["status"], let code = Int("\(status)"), let body = object["body"] else {
        return nil
      }
      self.init(asked: asked, .success(OutsideAnswer(status: code, body: Array((body.string ?? body.text).utf8))))
    }
  }

  /// The answer as JSON. A JSON body is embedded as JSON, any other as a string.
  package var text: String {
    var object: JSONValue = ["asked": .string(asked)]
    switch result {
    case .success(let answer):
      object["status"] = .number(Decimal(answer.status))
      object["body"] =
        (try? JSONValue(json: answer.body[...])) ?? .string(String(decoding: answer.body, as: UTF8.self))
    case .failure(let fault): object["fault"] = .string(fault.rawValue)
    }
    return object.text
  }
}
