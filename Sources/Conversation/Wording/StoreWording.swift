internal import Nutrition
package import Sealing
internal import Store

extension ErrorWording {
  static func sentence(_ error: StoreError) -> String {
    switch error {
    case .newer(let found, let known):
      "The data was written by a newer larder (format \(found), this one knows \(known)). Please update larder."
    case .damaged:
      "The data file is damaged. larder repair mends it with the last backup; nothing is changed before your "
        + "yes."
    case .locked: "Another program is using the data. Close it, then try again; nothing is lost."
    case .readOnly: "The data cannot be written: it is read-only. Check the permissions of its folder."
    case .sealed: "The data is sealed with a passphrase (larder lock), and it was not opened."
    case .seal(let fault): sentence(fault)
    case .full: "The disk is full. Make room, then say y again; nothing is lost."
    case .noMemory: "There is not enough memory for it. Close other programs, then try again; nothing is lost."
    case .diskFailed: "The disk could not be read or written. Check it, then try again."
    case .cannotOpen(.notPermitted):
      "The data folder may not be opened. Check its permissions, or choose another with --home."
    case .cannotOpen(.notAFolder): "The data folder’s name belongs to a file. Choose another with --home."
    case .cannotOpen(.other): "The data folder cannot be opened. Choose another with --home."
    case .alreadyCommitted: "That is saved already."
    case .changedSince: "Something it builds on has changed since. Ask again."
    case .missing: "Something it needs is no longer there. Ask again."
    case .invalid(let record): "Not saved: \(fault(record.fault))."
    case .cannotUndo: "That cannot be undone any more."
    case .refused: "Not saved: it does not fit the rest of the data."
    case .failed(let code): "The data file answered with fault \(code). larder doctor tells more."
    }
  }

  package static func sentence(_ fault: SealingFault) -> String {
    switch fault {
    case .noLibrary: "Sealed data needs libsodium, which is not here: apt-get install libsodium23."
    case .noMemory: "There is not enough memory to open the seal. Close other programs, then try again."
    case .wrongPassphrase: "That is not the passphrase. Nothing was changed."
    case .wrongKey: "The key in the secret store is not that of this data."
    case .damaged:
      "The seal is damaged, so that no passphrase opens it. larder repair FILE takes a copy that larder backup made."
    }
  }

  static func exit(_ error: StoreError) -> ExitCode {
    switch error {
    case .newer, .damaged, .locked, .readOnly, .sealed, .seal, .full, .noMemory, .diskFailed, .cannotOpen, .failed:
      .data
    case .alreadyCommitted, .changedSince, .missing, .invalid, .cannotUndo, .refused: .failed
    }
  }
}

extension ErrorWording {
  private static func fault(_ fault: InvalidRecord.Fault) -> String {
    switch fault {
    case .nameEmpty: "it has no name"
    case .textTooLong: "a name or text is too long"
    case .controlCharacter: "a name has characters that cannot be shown"
    case .gramsOutOfRange: "a weight is not between 0 and 100 kg"
    case .gramsMissing: "a weight is missing"
    case .figureOutOfRange(let nutrient): "its \(nutrient.name) is more than there can be"
    case .energyMissing: "it says no energy"
    case .figuresDoNotFollow: "its figures do not follow from its food"
    case .numberOutOfRange: "a number is outside what makes sense"
    case .identityChanged, .refused: "it does not fit the rest of the data"
    case .inItself: "a recipe cannot be an ingredient of itself"
    case .stillNeeded: "other records still need it"
    case .defaultProfiles: "exactly one profile has to be the default"
    }
  }
}
