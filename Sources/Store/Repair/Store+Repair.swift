internal import Files
package import FoundationEssentials
internal import Glibc
package import Nutrition
package import Proposals
package import Sealing

extension Store {
  /// What the folders in a home begin with in which a repair keeps damaged files.
  package static let damagedPrefix = "damaged-"

  /// Makes a sound home beside one that is damaged, from what SQLite can still read, what the journal proves and what a copy
  /// has. Nothing is put in its place yet.
  ///
  /// - Parameters:
  ///   - folder: the home.
  ///   - copies: databases that may be copies of this home, the newest first; what can be read of it may name them.
  ///   - identifier: of the commit that tells what no other one proves.
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

  /// Puts a repaired home in the place of the damaged one, whose files are kept. From a moment on it is done, also where this
  /// program ends in the middle: the next one that opens the home ends it.
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

  /// Leaves a home as it is.
  package static func drop(_ repair: Repair) { RepairWorkshop(home: repair.home).remove() }
}

extension HomeFolder {
  /// Where a repair works.
  var workshop: String { path + "/repair" }
  /// A repaired database that is to be put in place.
  var repaired: String { path + "/larder.db.repaired" }

  /// Ends what a repair began to put in place. Each step may be done twice.
  func finishRepair() throws(StoreError) {
    guard access(repaired, F_OK) == 0 else { return }
    // The log belongs to what was damaged; it is kept beside that.
    for end in ["-wal", "-shm"] { unlink(database + end) }
    FolderNames.flush(in: path)
    guard rename(repaired, database) == 0 else { throw .cannotOpen(.other) }
    FolderNames.flush(in: path)
  }
}
