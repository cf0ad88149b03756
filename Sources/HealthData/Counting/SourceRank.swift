/// The priority of sources that measured the same time: the watch first, then the phone, then any other app. Apple's
/// own priority is the user's choice and not in the export.
enum SourceRank: UInt8 {
  case watch, phone, other

  private static let watchDevices = ["model:Watch", "hardware:Watch"].map { Array($0.utf8) }
  private static let watchName = Array("Watch".utf8)
  private static let phoneDevices = ["model:iPhone", "hardware:iPhone"].map { Array($0.utf8) }
  private static let phoneName = Array("iPhone".utf8)

  /// - Parameters:
  ///   - name: the source's name as it is written.
  ///   - device: the description of its device, empty where there is none.
  init(name: ArraySlice<UInt8>, device: ArraySlice<UInt8>) {
    if SourceRank.watchDevices.contains(where: device.contains) || name.contains(SourceRank.watchName) {
      self = .watch
    } else if SourceRank.phoneDevices.contains(where: device.contains) || name.contains(SourceRank.phoneName) {
      self = .phone
    } else {
      self = .other
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes contain a word.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    let text = span
    var start = 0
    while start + word.count <= text.count {
      var length = 0
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }
}
