internal import FoundationEssentials
internal import Nutrition
internal import Store

extension Session {
  /// Everything the household has entered, as one JSON file.
  func exportEverything(to path: String) {
    guard let path = filePath(path, example: "/export larder.json") else { return }
    guard let text = reporting({ () throws(StoreError) in try Export.text(of: store) }) else { return }
    write(text, to: path)
  }

  /// This conversation so far.
  func saveTranscript(to path: String) {
    guard let path = filePath(path, example: "/save conversation.txt") else { return }
    guard let recorder = console as? RecordingConsole else {
      complain(Complaint("This conversation is not being recorded."))
      return
    }
    write(recorder.transcript.text, to: path)
  }

  private func filePath(_ argument: String, example: String) -> String? {
    guard !argument.isEmpty else {
      complain(Complaint("Which file? For example: \(example)"))
      return nil
    }
    return argument
  }

  private func write(_ text: String, to path: String) {
    do throws(Complaint) {
      try PrivateFile.write(text, to: path)
      console.show(.text("Written: \(path)"))
    } catch {
      complain(error)
    }
  }
}
