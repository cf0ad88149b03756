/// A picture for a model.
package struct ModelImage: Hashable, Sendable {
  /// "image/jpeg".
  package let mediaType: String
  /// The whole file, before base64 encoding.
  package let bytes: [UInt8]

  package init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }
}
