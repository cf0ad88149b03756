import Conversation
import LanguageModels
import Sealing
import Services
import Store

/// What is told with a sentence of its own. A new case needs a kind here, since the switch names all of them, and a kind
/// needs a sample in `ErrorSamples`, of which a test looks at the sentence.
protocol Told {
  associatedtype Kind: CaseIterable, Hashable

  /// Which case it is, whatever it holds.
  var kind: Kind { get }
}

extension ToolError: Told {
  enum Kind: CaseIterable {
    case unknownTool, malformedArguments, notWaiting, cannotEdit, noSuchLine, nothingLeft, unreadableDay,
      unreadableTime, unreadableWeek, futureWeek, unreadableAmount, futureDay, unweighable, noSuchFood, whichFood,
      noSuchEntry, recipeNotEntry, foodNotEntry, whichEntry, partOfDish, noSuchMeal, nothingLogged, nothingToUndo,
      nothingToRedo, impossibleEnergy, outOfRange, nothingToChange, foodOfTable, barcodeTaken, unreadableFigures,
      noSuchProfile, whoseDiary, profileStays, noSuchMember, noTarget, howMuchInAll, howOld, unreadableBarcode,
      noSuchRecipe, whichRecipe, whichIngredient, severalRecipes, emptyRecipe, figuresOfRecipe, recipeInItself,
      recipeNeeded, addressNotNamed, unreadablePage, noRecipeThere, nothingCounted, noSuchTrip, noSuchTripLine,
      whichTripLine, whichTrip, unreadablePrice, notToGive, unreadableFile, fileNotNamed, journalLine,
      journalDayTwice, journalUnread, journalHeading, importAgain, store
  }

  var kind: Kind {
    switch self {
    case .unknownTool: .unknownTool
    case .malformedArguments: .malformedArguments
    case .notWaiting: .notWaiting
    case .cannotEdit: .cannotEdit
    case .noSuchLine: .noSuchLine
    case .nothingLeft: .nothingLeft
    case .unreadableDay: .unreadableDay
    case .unreadableTime: .unreadableTime
    case .unreadableWeek: .unreadableWeek
    case .futureWeek: .futureWeek
    case .unreadableAmount: .unreadableAmount
    case .futureDay: .futureDay
    case .unweighable: .unweighable
    case .noSuchFood: .noSuchFood
    case .whichFood: .whichFood
    case .noSuchEntry: .noSuchEntry
    case .recipeNotEntry: .recipeNotEntry
    case .foodNotEntry: .foodNotEntry
    case .whichEntry: .whichEntry
    case .partOfDish: .partOfDish
    case .noSuchMeal: .noSuchMeal
    case .nothingLogged: .nothingLogged
    case .nothingToUndo: .nothingToUndo
    case .nothingToRedo: .nothingToRedo
    case .impossibleEnergy: .impossibleEnergy
    case .outOfRange: .outOfRange
    case .nothingToChange: .nothingToChange
    case .foodOfTable: .foodOfTable
    case .barcodeTaken: .barcodeTaken
    case .unreadableFigures: .unreadableFigures
    case .noSuchProfile: .noSuchProfile
    case .whoseDiary: .whoseDiary
    case .profileStays: .profileStays
    case .noSuchMember: .noSuchMember
    case .noTarget: .noTarget
    case .howMuchInAll: .howMuchInAll
    case .howOld: .howOld
    case .unreadableBarcode: .unreadableBarcode
    case .noSuchRecipe: .noSuchRecipe
    case .whichRecipe: .whichRecipe
    case .whichIngredient: .whichIngredient
    case .severalRecipes: .severalRecipes
    case .emptyRecipe: .emptyRecipe
    case .figuresOfRecipe: .figuresOfRecipe
    case .recipeInItself: .recipeInItself
    case .recipeNeeded: .recipeNeeded
    case .addressNotNamed: .addressNotNamed
    case .unreadablePage: .unreadablePage
    case .noRecipeThere: .noRecipeThere
    case .nothingCounted: .nothingCounted
    case .noSuchTrip: .noSuchTrip
    case .noSuchTripLine: .noSuchTripLine
    case .whichTripLine: .whichTripLine
    case .whichTrip: .whichTrip
    case .unreadablePrice: .unreadablePrice
    case .notToGive: .notToGive
    case .unreadableFile: .unreadableFile
    case .fileNotNamed: .fileNotNamed
    case .journalLine: .journalLine
    case .journalDayTwice: .journalDayTwice
    case .journalUnread: .journalUnread
    case .journalHeading: .journalHeading
    case .importAgain: .importAgain
    case .store: .store
    }
  }
}

extension StoreError: Told {
  enum Kind: CaseIterable {
    case newer, damaged, locked, readOnly, sealed, seal, full, noMemory, diskFailed, cannotOpen, alreadyCommitted,
      changedSince, missing, invalid, cannotUndo, refused, failed
  }

  var kind: Kind {
    switch self {
    case .newer: .newer
    case .damaged: .damaged
    case .locked: .locked
    case .readOnly: .readOnly
    case .sealed: .sealed
    case .seal: .seal
    case .full: .full
    case .noMemory: .noMemory
    case .diskFailed: .diskFailed
    case .cannotOpen: .cannotOpen
    case .alreadyCommitted: .alreadyCommitted
    case .changedSince: .changedSince
    case .missing: .missing
    case .invalid: .invalid
    case .cannotUndo: .cannotUndo
    case .refused: .refused
    case .failed: .failed
    }
  }
}

extension InvalidRecord.Fault: Told {
  enum Kind: CaseIterable {
    case nameEmpty, textTooLong, controlCharacter, gramsOutOfRange, gramsMissing, figureOutOfRange, energyMissing,
      figuresDoNotFollow, numberOutOfRange, identityChanged, stillNeeded, inItself, defaultProfiles, refused
  }

  var kind: Kind {
    switch self {
    case .nameEmpty: .nameEmpty
    case .textTooLong: .textTooLong
    case .controlCharacter: .controlCharacter
    case .gramsOutOfRange: .gramsOutOfRange
    case .gramsMissing: .gramsMissing
    case .figureOutOfRange: .figureOutOfRange
    case .energyMissing: .energyMissing
    case .figuresDoNotFollow: .figuresDoNotFollow
    case .numberOutOfRange: .numberOutOfRange
    case .identityChanged: .identityChanged
    case .stillNeeded: .stillNeeded
    case .inItself: .inItself
    case .defaultProfiles: .defaultProfiles
    case .refused: .refused
    }
  }
}

extension SealingError: Told {
  enum Kind: CaseIterable {
    case noLibrary, noMemory, wrongPassphrase, wrongKey, damaged
  }

  var kind: Kind {
    switch self {
    case .noLibrary: .noLibrary
    case .noMemory: .noMemory
    case .wrongPassphrase: .wrongPassphrase
    case .wrongKey: .wrongKey
    case .damaged: .damaged
    }
  }
}

extension ModelError: Told {
  enum Kind: CaseIterable {
    case noRecordedAnswer, libraryMissing, unreachable, untrusted, redirected, timedOut, brokenOff, keyMissing,
      keyRefused, forbidden, quotaExhausted, rateLimited, overloaded, contextTooLong, unknownModel, toolsUnsupported,
      filtered, requestRefused, malformedReply, limitReached, notCounted, cancelled
  }

  var kind: Kind {
    switch self {
    case .noRecordedAnswer: .noRecordedAnswer
    case .libraryMissing: .libraryMissing
    case .unreachable: .unreachable
    case .untrusted: .untrusted
    case .redirected: .redirected
    case .timedOut: .timedOut
    case .brokenOff: .brokenOff
    case .keyMissing: .keyMissing
    case .keyRefused: .keyRefused
    case .forbidden: .forbidden
    case .quotaExhausted: .quotaExhausted
    case .rateLimited: .rateLimited
    case .overloaded: .overloaded
    case .contextTooLong: .contextTooLong
    case .unknownModel: .unknownModel
    case .toolsUnsupported: .toolsUnsupported
    case .filtered: .filtered
    case .requestRefused: .requestRefused
    case .malformedReply: .malformedReply
    case .limitReached: .limitReached
    case .notCounted: .notCounted
    case .cancelled: .cancelled
    }
  }
}

extension Remark: Told {
  enum Kind: CaseIterable {
    case nothingWaiting, answerHelp, answerHint, emptyAnswer, savesUnchanged, saveWithout, nothingCounted,
      tooManyRounds,
      nothingSaved, changedSince, cancelled, howToLeave, dryRun, answeredHere, contextCut, historyCut, askedOnceMore,
      toolsDropped, wordsKept, tokensUsed, answerCut, inPlace, cardUnchanged
  }

  var kind: Kind {
    switch self {
    case .nothingWaiting: .nothingWaiting
    case .answerHelp: .answerHelp
    case .answerHint: .answerHint
    case .emptyAnswer: .emptyAnswer
    case .savesUnchanged: .savesUnchanged
    case .saveWithout: .saveWithout
    case .nothingCounted: .nothingCounted
    case .tooManyRounds: .tooManyRounds
    case .nothingSaved: .nothingSaved
    case .changedSince: .changedSince
    case .cancelled: .cancelled
    case .howToLeave: .howToLeave
    case .dryRun: .dryRun
    case .answeredHere: .answeredHere
    case .contextCut: .contextCut
    case .historyCut: .historyCut
    case .askedOnceMore: .askedOnceMore
    case .toolsDropped: .toolsDropped
    case .wordsKept: .wordsKept
    case .tokensUsed: .tokensUsed
    case .answerCut: .answerCut
    case .inPlace: .inPlace
    case .cardUnchanged: .cardUnchanged
    }
  }
}
