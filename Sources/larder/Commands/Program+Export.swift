internal import Conversation
internal import Store
internal import Terminal

extension Program {
  /// Everything as one JSON document, to a file or to standard output.
  func export(to path: String?) throws(Complaint) -> ExitCode {
    let store = try openStore()
    let text: String
    do throws(StoreError) {
      text = try Export.text(of: store)
    } catch {
      throw Complaint.about(error)
    }
    guard let path, path != "-" else {
      results.write(VisibleJSON.text(text))
      guard !results.isBroken else { throw Complaint("Not all of it could be written.") }
      return .done
    }
    try PrivateFile.write(text, to: path)
    asides.write("Written: \(PrintableText.clean(path))\n")
    return .done
  }
}
