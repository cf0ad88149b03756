internal import FoundationEssentials
internal import Glibc

/// A folder that goes, with all that is in it, when nobody holds it any more.
package final class TemporaryFolder {
  package struct Failure: Error, Hashable, Sendable {
    package let code: Int32
  }

  package let path: String

  package init() throws(Failure) {
    var template = Array(
      (FileManager.default.temporaryDirectory.path(percentEncoded: false) + "/larder-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
