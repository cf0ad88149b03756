internal import EmbeddedMessages
package import Messages
internal import Nutrition
package import Sealing
internal import Store

extension ErrorWording {
  static func sentence(_ error: StoreError) -> Text {
    switch error {
    case .newer(let found, let known): .dataOfNewer(found: "\(found)", known: "\(known)")
    case .damaged: .dataDamaged
    case .locked: .dataInUse
    case .readOnly: .dataReadOnly
    case .sealed: .dataSealed
    case .seal(let fault): sentence(fault)
    case .full: .dataDiskFull
    case .noMemory: .dataNoMemory
    case .diskFailed: .dataDiskFailed
    case .cannotOpen(.notPermitted): .dataFolderNotPermitted
    case .cannotOpen(.notAFolder): .dataFolderIsFile
    case .cannotOpen(.other): .dataFolderFails
    case .alreadyCommitted: .dataSavedAlready
    case .changedSince: .dataChangedSince
    case .missing: .dataGoneSince
    case .invalid(let record): .dataNotSaved(fault: fault(record.fault))
    case .cannotUndo: .dataCannotUndo
    case .refused: .dataNotSaved(fault: .faultDoesNotFit)
    case .failed(let failure): .dataFault(code: "\(failure.code) (\(failure.message))")
    }
  }

  /// The message about a seal that cannot be opened or made.
  package static func sentence(_ fault: SealingError) -> Text {
    switch fault {
    case .noLibrary: .sealNoLibrary
    case .noMemory: .sealNoMemory
    case .wrongPassphrase: .sealWrongPassphrase
    case .wrongKey: .sealWrongKey
    case .damaged: .sealDamaged
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
  private static func fault(_ fault: InvalidRecord.Fault) -> Text {
    switch fault {
    case .nameEmpty: .faultNoName
    case .textTooLong: .faultTooLong
    case .controlCharacter: .faultCharacters
    case .gramsOutOfRange: .faultGrams
    case .gramsMissing: .faultNoGrams
    case .figureOutOfRange(let nutrient): .faultFigure(nutrient: nutrient)
    case .energyMissing: .faultNoEnergy
    case .figuresDoNotFollow: .faultFiguresDiffer
    case .numberOutOfRange: .faultNumber
    case .identityChanged, .refused: .faultDoesNotFit
    case .inItself: .faultInItself
    case .stillNeeded: .faultNeeded
    case .defaultProfiles: .faultDefaultProfiles
    }
  }
}
