internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Services
internal import Store

extension Session {
  /// Exports everything the household has entered as one JSON file.
  func exportEverything(to path: String) {
    guard let path = filePath(path, example: "/export larder.json") else { return }
    writing(to: path) { () throws(SessionError) in
      try PrivateFile.write(to: path) { (write: (String) -> Void) throws(SessionError) in
        do throws(StoreError) {
          try HouseholdDocument.write(store, to: write)
        } catch {
          throw SessionError.about(error)
        }
      }
    }
  }

  /// Saves this conversation so far.
  func saveTranscript(to path: String) {
    guard let path = filePath(path, example: "/save conversation.txt") else { return }
    guard let recorder = console as? RecordingConsole else {
      complain(SessionError(.conversationNotRecorded))
      return
    }
    writing(to: path) { () throws(SessionError) in try PrivateFile.write(recorder.transcript.text, to: path) }
  }

  private func filePath(_ argument: String, example: String) -> String? {
    guard !argument.isEmpty else {
      complain(SessionError(.fileWhich(example: example)))
      return nil
    }
    return argument
  }

  private func writing(to path: String, _ write: () throws(SessionError) -> Void) {
    do throws(SessionError) {
      try write()
      console.show(.text(.fileWritten(path: path)))
    } catch {
      complain(error)
    }
  }
}
