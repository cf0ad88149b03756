internal import FoundationEssentials
package import Sealing
package import Services

/// The folder of the pictures that the person wants to keep.
package struct PictureFolder: Sendable {
  /// Absolute, or relative to the working folder; the folder need not exist.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The pictures now in the folder, oldest first; empty where it cannot be read.
  package var pictures: KeptPictures {
    KeptPictures(in: path, files: (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }

  func keep(_ bytes: [UInt8], as picture: KeptPicture, sealedWith key: SealingKey?) throws(SessionError) {
    try PrivateFile.write(key.map { SealedFile.seal(bytes, with: $0) } ?? bytes, named: picture.file, in: path)
  }

  func rename(_ picture: KeptPicture, to new: KeptPicture) {
    guard picture != new else { return }
    try? FileManager.default.moveItem(atPath: "\(path)/\(picture.file)", toPath: "\(path)/\(new.file)")
  }

  func remove(_ pictures: [KeptPicture]) {
    for picture in pictures { try? FileManager.default.removeItem(atPath: "\(path)/\(picture.file)") }
  }

  /// The bytes of the picture at a path; nil where it cannot be read.
  package static func bytes(at path: String, sealedWith key: SealingKey?) -> [UInt8]? {
    guard path.hasSuffix(SealedFile.end) else { return FileManager.default.contents(atPath: path).map { Array($0) } }
    return key.flatMap { SealedFile.bytes(of: path, with: $0) }
  }
}
