internal import EmbeddedMessages
internal import FoodData
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Sealing
internal import Store

/// Pictures that models were shown: dropped after the answer, unless the person wants them kept.
extension Session {
  private static let setting = "keep_images"

  private var keepsPictures: Bool {
    let kept = reporting { () throws(StoreError) in try store.bookkeeping.setting(Session.setting) }
    return kept == "yes"
  }

  /// `/images keep` and `/images drop`; alone it says which.
  func choosePictures(_ words: String) {
    guard ["", "keep", "drop"].contains(words.lowercased()) else {
      return complain(Complaint(.imagesHow))
    }
    if !words.isEmpty, !options.dryRun {
      let value = words.lowercased() == "keep" ? "yes" : nil
      reporting { () throws(StoreError) in try store.bookkeeping.set(Session.setting, to: value) }
    }
    guard let folder = options.pictureFolder, keepsPictures else {
      return console.show(.text(.imagesDropped))
    }
    console.show(.text(.imagesKept(folder: folder)))
  }

  /// Keeps what a model was shown of a file, where the person wants that: small, upright, without place or time in it.
  func keepPicture(_ picture: [UInt8], of file: String) {
    guard let folder = options.pictureFolder, !picture.isEmpty, !options.dryRun, keepsPictures else { return }
    let moment = surroundings.zone.local(surroundings.now).iso8601.prefix(19).filter(\.isNumber)
    let name = file.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    do throws(Complaint) {
      let key = store.seal?.key
      let kept = key.map { SealedFile.seal(picture, with: $0) } ?? picture
      let end = key == nil ? "" : SealedFile.end
      try PrivateFile.write(kept, named: "\(moment)-\(name).jpg\(end)", in: folder)
    } catch {
      console.show(.notice(error.sentence))
    }
  }
}
