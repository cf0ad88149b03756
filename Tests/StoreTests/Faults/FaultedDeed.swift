import FoundationEssentials
import Nutrition
import Proposals
import Sealing
import Store
import Testing

/// Something that is done to a home while its disk fails.
struct FaultedDeed: Sendable {
  let name: String
  /// The home as it is before.
  let prepare: @Sendable (TemporaryHome) throws -> Void
  /// Whether the home is opened first, and then something is done.
  let isOfOpenStore: Bool
  /// Opens the home on a disk within limits, and does it.
  let perform: @Sendable (TemporaryHome, StoreLimits) throws -> Void

  /// With which homes are sealed here.
  static let seal: OpenSeal? = Passphrase(Array("correct horse".utf8)).flatMap {
    try? Seal.make($0, isInSecretStore: false)
  }

  /// What opens a home; nil where it is not sealed.
  static func seal(of home: TemporaryHome) throws -> OpenSeal? {
    try Store.seal(ofHome: home.path).flatMap { _ in seal }
  }

  /// A home in which two have logged, one commit was undone, and a draft waits.
  @Sendable private static func furnish(_ home: TemporaryHome) throws {
    let store = try Store.open(.home(home.path))
    try store.commit(1, wholeHousehold.map { .insert($0) })
    let pasta = food(10)
    try store.commit(
      2, [.ensure(.food(pasta)), .insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta)))])
    try store.commit(3, [.insert(.entry(quick(31, in: id(20), position: 2)))])
    try store.undo(4, store.undoable())
    try store.bookkeeping.keep(proposal(5, [.insert(.meal(meal(21)))]), state: .later)
  }

  private init(_ name: String, _ perform: @escaping @Sendable (Store, TemporaryHome) throws -> Void) {
    self.init(name: name, prepare: FaultedDeed.furnish, perform: perform)
  }

  private init(
    name: String, prepare: @escaping @Sendable (TemporaryHome) throws -> Void,
    perform: @escaping @Sendable (Store, TemporaryHome) throws -> Void
  ) {
    self.init(
      name: name, prepare: prepare, isOfOpenStore: true,
      alone: { home, limits in
        try perform(Store.open(.home(home.path), limits: limits, seal: FaultedDeed.seal(of: home)), home)
      })
  }

  private init(
    name: String, prepare: @escaping @Sendable (TemporaryHome) throws -> Void, isOfOpenStore: Bool = false,
    alone perform: @escaping @Sendable (TemporaryHome, StoreLimits) throws -> Void
  ) {
    (self.name, self.prepare, self.isOfOpenStore, self.perform) = (name, prepare, isOfOpenStore, perform)
  }

  @Sendable private static func sealed(_ home: TemporaryHome) throws {
    try furnish(home)
    try Store.reseal(home: home.path, with: seal, from: nil)
  }

  /// Another program has changed figures and taken rows out.
  @Sendable private static func damaged(_ home: TemporaryHome) throws {
    try furnish(home)
    try RawDatabase(home.database).execute("UPDATE entry SET energy = 2 * energy; DELETE FROM weight")
  }

  @Sendable private static func repair(_ home: TemporaryHome, _ limits: StoreLimits) throws {
    let repair = try Store.repair(home: home.path, copies: { _ in [] }, at: at(60), identifier: id(50), limits: limits)
    guard case .confirmed(let confirmed) = WaitingDecision(repair, .yesOrNo).answer(TypedLine(typed: "y")) else {
      throw NotConfirmed()
    }
    try Store.putInPlace(confirmed)
  }

  static let all: [FaultedDeed] = [
    FaultedDeed(
      name: "an opening", prepare: furnish,
      alone: { home, limits in _ = try Store.open(.home(home.path), limits: limits) }),
    FaultedDeed(
      name: "a sealed opening", prepare: sealed,
      alone: { home, limits in _ = try Store.open(.home(home.path), limits: limits, seal: seal(of: home)) }),
    FaultedDeed("a meal") { store, _ in
      try store.commit(
        40, [.insert(.meal(meal(40))), .insert(.entry(entry(41, in: id(40), of: food(10), grams: 150)))])
    },
    FaultedDeed("a change") { store, _ in
      let old = quick(73, in: id(71))
      var new = old
      new.name = "inn"
      new.figures.energy = FixedDecimal(500)
      new.updated = at(40)
      try store.commit(40, [.update(from: .entry(old), to: .entry(new))])
    },
    FaultedDeed("a deletion") { store, _ in
      try store.commit(40, [.delete(.entry(entry(30, in: id(20), of: food(10)))), .delete(.meal(meal(20)))])
    },
    FaultedDeed("an undo") { store, _ in try store.undo(40, store.undoable()) },
    FaultedDeed("a redo") { store, _ in try store.undo(40, store.redoable()) },
    FaultedDeed("a target") { store, _ in
      try store.commit(40, [.insert(.target(target(40, from: friday.adding(-3), energy: 1_900)))])
    },
    FaultedDeed("a draft’s yes") { store, _ in try store.commit(5, [.insert(.meal(meal(21)))]) },
    FaultedDeed("a draft") { store, _ in
      try store.bookkeeping.keep(proposal(6, [.insert(.meal(meal(22)))]), state: .waiting)
    },
    FaultedDeed("an import") { store, _ in
      let meals = (0..<60).map { Change.insert(.meal(meal(1_000 + $0, on: friday.adding(-$0)))) }
      let entries = (0..<240).map { number in
        Change.insert(.entry(quick(2_000 + number, in: id(1_000 + number % 60), position: 1 + number / 60)))
      }
      try store.commit(40, meals + entries, action: .tool(Action.diaryName))
    },
    FaultedDeed(
      name: "a restore", prepare: { home in _ = try Store.open(.home(home.path)) },
      perform: { store, _ in
        try store.commit(40, wholeHousehold.map { .insert($0) }, action: .tool(Action.importName))
      }),
    FaultedDeed("a backup") { store, home in _ = try store.copy(to: home.path + "/copy.db") },
    FaultedDeed(
      name: "a migration", prepare: { home in try RawDatabase(home.database).execute(Schema1.text) },
      alone: { home, limits in _ = try Store.open(.home(home.path), limits: limits) }),
    FaultedDeed("a forgetting") { store, _ in
      try store.forget(called: "Zoë", identifier: 50)
    },
    FaultedDeed("a forgetting of everything") { store, _ in try store.forget(called: nil, identifier: 50) },
    FaultedDeed(
      name: "a lock", prepare: furnish, isOfOpenStore: true,
      alone: { home, limits in try Store.reseal(home: home.path, with: seal, from: nil, limits: limits) }),
    FaultedDeed(
      name: "an unlock", prepare: sealed, isOfOpenStore: true,
      alone: { home, limits in try Store.reseal(home: home.path, with: nil, from: seal, limits: limits) }),
    FaultedDeed(
      name: "a sealed meal", prepare: sealed,
      perform: { store, _ in
        try store.commit(
          40, [.insert(.meal(meal(40))), .insert(.entry(entry(41, in: id(40), of: food(10), grams: 150)))])
      }),
    FaultedDeed(
      name: "a sealed forgetting", prepare: sealed,
      perform: { store, _ in try store.forget(called: "Zoë", identifier: 50) }),
    FaultedDeed(name: "a repair", prepare: damaged, alone: repair),
  ]
}

extension FaultedDeed: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Store {
  /// Forgets a person, or everything, as it is confirmed.
  func forget(called name: String?, identifier: Int) throws {
    let forgetting = try name.map { try self.forgetting(person(called: $0)) } ?? forgettingEverything()
    let waiting = WaitingDecision(forgetting, .words(name ?? "all"))
    guard case .confirmed(let confirmed) = waiting.answer(TypedLine(typed: name ?? "all")) else { throw NotConfirmed() }
    try forget(confirmed, at: at(60), identifier: id(identifier)) {}
  }
}
