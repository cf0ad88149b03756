internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Builds a sound home from a damaged one, shows the differences, and puts it in place on a yes.
  ///
  /// - Parameter path: a copy from which lost data is taken; nil for the copies that are known.
  func repair(from path: String?) throws(SessionError) -> ExitCode {
    let home = try home()
    let turnEnvironment = try turnEnvironment()
    let repair: Repair
    do throws(RepairError) {
      repair = try Store.repair(
        home: home.data, copies: { damaged in path.map { [$0] } ?? knownCopies(home, damaged) },
        at: turnEnvironment.now,
        identifier: turnEnvironment.identifiers.next(), unseal: { seal in try? open(seal) })
    } catch .sound {
      results.write(style.words(.repairNeedless) + "\n")
      return .done
    } catch {
      throw RepairWording.failure(error, home: home.data)
    }
    let wording = RepairWording(repair)
    results.write(style.words(wording.heading) + "\n")
    for line in wording.lines { results.write("  " + style.words(line) + "\n") }
    return try put(repair)
  }

  private func put(_ repair: Repair) throws(SessionError) -> ExitCode {
    guard !options.dryRun else {
      Store.drop(repair)
      return .done
    }
    let waiting = WaitingDecision(repair, .yesOrNo)
    let outcome: WaitingDecision<Repair>.Outcome
    if options.yes {
      outcome = waiting.answer(TypedLine(typed: "y"))
    } else {
      asides.write(style.words(.repairQuestion) + " ")
      outcome = try decision(waiting)
    }
    guard case .confirmed(let confirmed) = outcome else {
      Store.drop(repair)
      results.write(style.words(.syncUnchanged) + "\n")
      if case .declined = outcome { return .done }
      return .unconfirmed
    }
    do throws(RepairError) {
      try Store.putInPlace(confirmed)
    } catch {
      throw RepairWording.failure(error, home: try home().data)
    }
    results.write(style.words(.repairDone(path: PrintableText.clean(repair.kept, limit: 200))) + "\n")
    return .done
  }

  /// Copies that may be of this home, newest first: the last one made, where that can still be read, and those with the usual
  /// name in the home and in the working folder.
  ///
  /// - Parameter damaged: the database to repair, where it can be opened.
  private func knownCopies(_ home: Home, _ damaged: Store?) -> [String] {
    let last = damaged.flatMap { store in try? BackupHint.lastCopy(in: store) }
    var paths = [last?.path].compactMap(\.self)
    for folder in [home.data, FileManager.default.currentDirectoryPath] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let copies = names.filter { $0.hasPrefix("larder-") && $0.hasSuffix(".db") }
      paths += copies.sorted(by: >).map { "\(folder)/\($0)" }
    }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
