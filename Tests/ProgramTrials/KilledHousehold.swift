internal import Store
internal import TestSupport

/// A home whose program is killed, with what the one who types knows of it.
struct KilledHousehold {
  /// In kcal. Each entry has one more, so that the energy names it.
  private static let firstEnergy = 101

  private let program: String
  private let folder: TemporaryFolder
  private(set) var pace: Pace
  /// By the energy of the entry.
  private var fates: [Int: Fate] = [:]

  init(program: String, pace: Pace) throws(KillTrial.Failure) {
    self.program = program
    self.pace = pace
    do throws(TemporaryFolder.Failure) {
      folder = try TemporaryFolder()
    } catch {
      throw .folder(error)
    }
  }

  var saved: Int { fates.values.count { $0 == .saved } }

  private var home: String { folder.path + "/home" }

  /// One session, with a yes or a no to every proposal, up to the kill. What was known then of the entry in hand.
  mutating func converse(
    until moment: KillMoment, _ generator: inout SeededGenerator
  ) throws(KillTrial.Failure) -> Fate {
    var listener = Listener(try start())
    for line in 0..<moment.line {
      let step = say(line, to: &listener, &generator)
      guard let time = listener.wait(for: step.mark) else { throw .noAnswer(to: step.text) }
      pace[Pace.Kind(line: line)] = time
      fates[step.energy] = step.heard
    }
    let step = say(moment.line, to: &listener, &generator)
    let time = pace[Pace.Kind(line: moment.line)] * moment.share
    let fate = listener.kill(after: time, hearing: step.mark) ? step.heard : step.sent
    fates[step.energy] = fate
    return fate
  }

  /// Says a line: a new entry, then the answer to its card, and so on.
  private mutating func say(_ line: Int, to listener: inout Listener, _ generator: inout SeededGenerator) -> Step {
    let last = KilledHousehold.firstEnergy + fates.count - 1
    let step: Step =
      line.isMultiple(of: 2)
      ? .ask(energy: last + 1) : .answer(energy: last, yes: Int.random(in: 0..<4, using: &generator) > 0)
    fates[step.energy] = step.sent
    listener.send(step.text)
    return step
  }

  private func start() throws(KillTrial.Failure) -> ChildProcess {
    do throws(ChildProcess.Failure) {
      return try ChildProcess(program, ["--home", home, "--now", "2026-11-20T12:30:00+00:00", "--zone", "UTC"])
    } catch {
      throw .child(error)
    }
  }

  /// Looks into the home; what is found there is what must stay from now on.
  mutating func inspect() throws(KillTrial.Failure) -> [KillFault] {
    let contents: HomeContents
    do throws(StoreError) {
      contents = try HomeContents(home: home)
    } catch {
      throw .home(error)
    }
    var faults = contents.faults
    for (energy, fate) in fates {
      let entries = contents.entries[energy] ?? 0
      let isDraft = contents.drafts.contains(energy)
      if !fate.allows(entries: entries, isDraft: isDraft) {
        faults.append(.misplaced(energy: energy, fate, entries: entries, isDraft: isDraft))
      }
      fates[energy] = .settled(entries: entries, isDraft: isDraft)
    }
    let strangers = contents.drafts.union(contents.entries.keys).filter { fates[$0] == nil }
    return faults + strangers.map { .stranger(energy: $0) }
  }
}

/// A line of the script: what it says, what shows that it was heard, and what is known before and after that.
private enum Step {
  case ask(energy: Int)
  case answer(energy: Int, yes: Bool)

  var energy: Int {
    switch self {
    case .ask(let energy), .answer(let energy, _): energy
    }
  }

  var text: String {
    switch self {
    case .ask(let energy): "+\(energy) trial"
    case .answer(_, let yes): yes ? "y" : "n"
    }
  }

  var mark: String {
    switch self {
    case .ask: "trial"
    case .answer(_, let yes): yes ? "Saved: " : "Not saved."
    }
  }

  var sent: Fate {
    switch self {
    case .ask: .asked
    case .answer(_, let yes): yes ? .confirmed : .declining
    }
  }

  var heard: Fate {
    switch self {
    case .ask: .waiting
    case .answer(_, let yes): yes ? .saved : .declined
    }
  }
}
