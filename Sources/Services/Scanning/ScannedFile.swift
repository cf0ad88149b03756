internal import Calls
internal import FoodData

/// A file that was looked at, and what the person said about it.
package struct ScannedFile: Sendable {
  let recognition: FileRecognition
  let path: String
  let request: ScanFileCall
  /// The file in which its picture is kept; nil where it is not.
  private(set) var picture: String?

  init(_ recognition: FileRecognition, path: String, _ request: ScanFileCall) {
    self.recognition = recognition
    self.path = path
    self.request = request
  }

  /// The file with the name of its kept picture.
  func kept(as picture: String?) -> ScannedFile {
    var file = self
    file.picture = picture
    return file
  }

  /// Its name without the folder, safe to show.
  var name: String { ScannedFile.name(of: path) }

  package static func name(of path: String) -> String {
    PrintableText.clean(String(path.split(separator: "/").last ?? "the file"), limit: 80)
  }
}
