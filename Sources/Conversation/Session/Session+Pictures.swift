internal import Calls
internal import EmbeddedMessages
internal import FoodData
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Sealing
internal import Services
internal import Store

/// Pictures that models were shown. They are deleted after the answer, unless the person wants them kept. A kept picture
/// belongs to its meal and is deleted after a month.
extension Session {
  private static let setting = "keep_images"

  private var keepsPictures: Bool {
    let kept = reporting { () throws(StoreError) in try store.bookkeeping.setting(Session.setting) }
    return kept == "yes"
  }

  var pictureFolder: PictureFolder? { options.pictureFolder.map { PictureFolder($0) } }

  private var pictures: KeptPictures { pictureFolder?.pictures ?? KeptPictures() }

  /// `/images keep`, and `/images drop`, which also deletes kept pictures. Without an argument it shows the setting.
  func choosePictures(_ words: String) {
    let words = words.lowercased()
    guard ["", "keep", "drop"].contains(words) else { return complain(SessionError(.imagesHow)) }
    let kept = pictures.pictures
    if !words.isEmpty, !options.dryRun {
      let value = words == "keep" ? "yes" : nil
      reporting { () throws(StoreError) in try store.bookkeeping.set(Session.setting, to: value) }
      if words == "drop" { pictureFolder?.remove(kept) }
    }
    guard let folder = options.pictureFolder, keepsPictures else {
      let gone = words == "drop" && !options.dryRun ? kept.count : 0
      return console.show(.text(gone > 0 ? .imagesRemoved(count: gone) : .imagesDropped))
    }
    console.show(.text(.imagesKept(folder: folder, days: KeptPicture.longest, count: kept.count)))
  }

  /// Keeps the picture that a model was shown of a file, where the person wants that: small, upright and without metadata.
  ///
  /// - Returns: the name of the file in which it is kept; nil where it is not.
  func keepPicture(_ bytes: [UInt8], of file: String) -> String? {
    guard let folder = pictureFolder, !bytes.isEmpty, !options.dryRun, keepsPictures else { return nil }
    let key = store.seal?.key
    let picture = KeptPicture(of: file, at: environment.zone.local(environment.now), isSealed: key != nil)
    do throws(SessionError) {
      try folder.keep(bytes, as: picture, sealedWith: key)
      return picture.file
    } catch {
      console.show(.notice(error.sentence))
      return nil
    }
  }

  /// Assigns pictures to the meals that a commit has saved, or to which it has moved their entries.
  func givePictures(of proposal: Proposal, to committed: Committed) {
    guard let folder = pictureFolder, case let kept = pictures.pictures, !kept.isEmpty else { return }
    for picture in kept {
      guard let meal = meal(of: picture, proposal, committed) else { continue }
      folder.rename(picture, to: picture.belonging(to: meal))
    }
  }

  private func meal(of picture: KeptPicture, _ proposal: Proposal, _ committed: Committed) -> UUID? {
    guard let meal = picture.meal else {
      guard proposal.keptPicture == picture.file else { return nil }
      return committed.records.lazy.compactMap { if case .entry(let entry) = $0 { entry.meal } else { nil } }.first
    }
    let isGone = committed.deleted.contains { if case .meal(let gone) = $0 { gone.id == meal } else { false } }
    guard isGone else { return nil }
    return proposal.changes.lazy.compactMap { change -> UUID? in
      guard case .update(from: .entry(let old), to: .entry(let new)) = change, old.meal == meal else { return nil }
      return new.meal == meal ? nil : new.meal
    }.first
  }

  /// Deletes pictures that have expired, and those whose meal is gone.
  func dropOldPictures() {
    guard let folder = pictureFolder, !options.dryRun else { return }
    let today = context.today
    folder.remove(
      pictures.pictures.filter { $0.isExpired(on: today) || $0.meal.map(isGone) ?? false })
  }

  private func isGone(_ meal: UUID) -> Bool {
    do throws(StoreError) { return try store.meal(meal) == nil } catch { return false }
  }
}
