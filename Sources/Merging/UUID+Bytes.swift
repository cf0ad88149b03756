package import FoundationEssentials

extension UUID {
  /// The 16 bytes, as they are stored in a column.
  package var bytes: [UInt8] {
    let all = uuid
    return [
      all.0, all.1, all.2, all.3, all.4, all.5, all.6, all.7, all.8, all.9, all.10, all.11, all.12, all.13, all.14,
      all.15,
    ]
  }

  /// A UUID from the first 16 of these bytes.
  package init(bytes: [UInt8]) {
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
