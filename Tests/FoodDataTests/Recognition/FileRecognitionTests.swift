import FoodData
import JSON
import Testing

/// What was seen in a file, as it is recorded.
struct FileRecognitionTests {
  @Test func `a recording keeps all but the picture`() throws {
    let box = TextBox(text: "Milch", left: 10, top: 20, width: 60, height: 14, confidence: 91)
    let recognition = FileRecognition(
      kind: .picture, text: PrintedText("Milch 1,09\nBrot 2,49"), receiptLooks: [[box], []], labelLooks: [[box, box]],
      codes: ["40084107"], doubtfulCodes: ["4006381333931"], receiptCodes: ["0888"], picture: [1, 2, 3])
    let text = recognition.json.text
    #expect(!text.contains("[1,2,3]"))
    var expected = recognition
    expected.picture = []
    let read = try #require(JSONValue(text: text))
    #expect(FileRecognition(json: read) == expected)
  }

  @Test func `little was seen and little is recorded`() throws {
    let recognition = FileRecognition(kind: .text)
    #expect(recognition.json.text == #"{"kind":"text"}"#)
    #expect(FileRecognition(json: recognition.json) == recognition)
  }

  @Test(arguments: ["{}", #"{"kind":"film"}"#, "[]", #"{"kind":1}"#])
  func `what is no record is none`(text: String) throws {
    let value = try #require(JSONValue(text: text))
    #expect(FileRecognition(json: value) == nil)
  }

  @Test func `words that are no boxes are left out`() throws {
    let text = #"{"kind":"picture","receipt_looks":[[[1,2,3,4,"x"],[1,2,3,4,5,"y"],["a",2,3,4,5,"z"],7],5]}"#
    let value = try #require(JSONValue(text: text))
    let recognition = try #require(FileRecognition(json: value))
    #expect(recognition.receiptLooks.map { $0.map(\.text) } == [["y"], []])
  }
}
