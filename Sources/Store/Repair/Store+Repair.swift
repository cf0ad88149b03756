internal import Files
package import FoundationEssentials
internal import Glibc
package import Nutrition
package import Proposals
package import Sealing

extension Store {
  /// The prefix of the folders in a home in which a repair keeps damaged files.
  package static let damagedPrefix = "damaged-"

  /// Builds a sound home beside a damaged one, from what SQLite can still read, what the journal proves and what a copy
  /// has. The damaged home is not replaced yet.
  ///
  /// - Parameters:
  ///   - folder: the home.
  ///   - copies: paths of databases that may be copies of this home, the newest first. It is given what can still be
  ///     read of
  ///     the home, where its settings may name them.
  ///   - identifier: the id for the commit that states what no other commit proves.
  ///   - unseal: opens the seal of the home or of a copy; nil where that cannot be opened.
  package static func repair(
    home folder: String, copies: (Store?) -> [String], at: Instant, identifier: UUID,
    limits: StoreLimits = StoreLimits(), unseal: @escaping (Seal) -> OpenSeal? = { _ in nil }
  ) throws(RepairError) -> Repair {
    let home = HomeFolder(path: folder)
    guard access(home.database, F_OK) == 0 else { throw .absent }
    guard !FileUse.isOpenElsewhere(home.database) else { throw .inUse }
    let workshop = RepairWorkshop(home: home)
    do throws(StoreError) {
      try workshop.prepare()
    } catch {
      throw .store(error)
    }
    do throws(RepairError) {
      return try RepairRun(
        workshop: workshop, limits: limits, at: at, identifier: identifier, unseal: unseal
      ).run(copies: copies)
    } catch {
      workshop.remove()
      throw error
    }
  }

  /// Replaces the damaged home with a repaired one and keeps the damaged files. Once the repaired file has been moved
  /// next to the damaged one, the repair survives a kill: the next program that opens the home completes it.
  package static func putInPlace(_ confirmed: Confirmed<Repair>) throws(RepairError) {
    let repair = confirmed.value
    guard !FileUse.isOpenElsewhere(repair.home.database) else { throw .inUse }
    let workshop = RepairWorkshop(home: repair.home)
    do throws(StoreError) {
      guard mkdir(repair.kept, 0o700) == 0 else { throw errno == ENOSPC ? .full : .cannotOpen(.notPermitted) }
      try workshop.copyFile(repair.home.database, to: repair.kept + "/larder.db")
      if access(repair.home.database + "-wal", F_OK) == 0 {
        try workshop.copyFile(repair.home.database + "-wal", to: repair.kept + "/larder.db-wal")
      }
      guard rename(workshop.repaired, repair.home.repaired) == 0 else { throw .cannotOpen(.other) }
      FolderNames.flush(in: repair.home.path)
      try repair.home.finishRepair()
    } catch {
      throw .store(error)
    }
    workshop.remove()
  }

  /// Discards a repair and leaves the home as it is.
  package static func drop(_ repair: Repair) { RepairWorkshop(home: repair.home).remove() }
}

extension HomeFolder {
  /// The folder in which a repair works.
  var workshop: String { path + "/repair" }
  /// A repaired database that is about to be put in place.
  var repaired: String { path + "/larder.db.repaired" }

  /// Completes putting a repaired database in place. Each step may safely be repeated.
  func finishRepair() throws(StoreError) {
    guard access(repaired, F_OK) == 0 else { return }
    // These files belong to the damaged database and have been kept with it.
    for end in ["-wal", "-shm"] { unlink(database + end) }
    FolderNames.flush(in: path)
    guard rename(repaired, database) == 0 else { throw .cannotOpen(.other) }
    FolderNames.flush(in: path)
  }
}
