internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import Imports
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// Seconds between two looks.
  private static let pause = 10

  /// Looks at a file or a folder until Ctrl-C, or once. What is new becomes a draft, which the next conversation offers:
  /// nothing is saved without a yes.
  func watchHealth(_ request: HealthRequest) throws(Complaint) -> ExitCode {
    let interrupts = TerminalSignals().interrupts
    guard FileManager.default.fileExists(atPath: request.path) else {
      throw Complaint("There is no file or folder “\(PrintableText.clean(request.path))”.", exit: .usage)
    }
    if !options.once { asides.write("Looking for new health data every \(Program.pause) seconds; Ctrl-C ends it.\n") }
    var seen: [WatchedFile] = []
    while true {
      let files = WatchedFile.files(at: request.path)
      // Where nothing has moved since the last look, everything was read.
      let found = files != seen || options.once ? try look(at: request.path, files, interrupts) : false
      seen = files.allSatisfy { $0.isSettled(before: settled) } ? files : []
      if interrupts.isRaised { return .done }
      guard !options.once else {
        if !found { results.write("Nothing new.\n") }
        return .done
      }
      for _ in 0..<Program.pause * 4 where !interrupts.isRaised { usleep(250_000) }
    }
  }

  /// Reads the files that are new or have changed since the last look; whether any of them said something new.
  private func look(
    at path: String, _ files: [WatchedFile], _ interrupts: InterruptFlag
  ) throws(Complaint) -> Bool {
    let surroundings = try surroundings()
    let store = try openStore()
    let context = try context(store, surroundings)
    var memory = try reading { () throws(StoreError) in try WatchMemory(of: path, for: context.profile.id, in: store) }
    var said: ImportHealth.Arguments?
    for file in files where memory.isNew(file) && file.isSettled(before: settled) {
      guard let arguments = read(file, for: context, interrupts) else {
        if interrupts.isRaised { return false }
        memory.note(file)
        continue
      }
      memory.note(file)
      said = said.map { $0.merged(with: arguments) } ?? arguments
    }
    let isNew = try said.map { said throws(Complaint) in try keep(said, in: context) } ?? false
    if !options.dryRun { try reading { () throws(StoreError) in try memory.keep(in: store) } }
    return isNew
  }

  /// The moment since which nobody may have written to a file that is read: half a file says too little. Nil for a single
  /// look, which has no second one to wait for.
  private var settled: Int? { options.once ? nil : Int(Glibc.time(nil)) - 3 }

  /// What a file says; nil where it is none of a tracker, cannot be read to its end, or Ctrl-C was pressed.
  private func read(
    _ file: WatchedFile, for context: ToolContext, _ interrupts: InterruptFlag
  ) -> ImportHealth.Arguments? {
    let unpacking = Unpacking(environment: ProgramEnvironment.minimal(from: variables))
    do throws(ImportError) {
      guard let input = try HealthInput.recognize(file.path, unpacking),
        let days = try read(input, for: context, unpacking, interrupts)
      else { return nil }
      return ImportHealth.Arguments(
        days, source: source(input, fileName(file.path)), until: context.today, replacesTyped: options.replace)
    } catch {
      tell(error, name: fileName(file.path), isWhole: true)
      return nil
    }
  }

  /// Keeps what is new as one draft, together with what older drafts hold; whether there is any.
  private func keep(_ said: ImportHealth.Arguments, in context: ToolContext) throws(Complaint) -> Bool {
    let older = try working { () throws(ToolError) in try context.healthDrafts() }
    let kept = older.compactMap(ImportHealth.Arguments.init(of:))
    let all = kept.dropFirst().reduce(kept.first) { $0?.merged(with: $1) }
    guard case .proposal(let proposal) = try outcome(all?.merged(with: said) ?? said, in: context),
      !older.contains(where: { $0.changes.count == proposal.changes.count && $0.summary == proposal.summary })
    else { return false }
    let summary = PrintableText.clean(proposal.summary)
    guard !options.dryRun else {
      results.write("Would be kept for your yes: \(summary).\n")
      return true
    }
    try working { () throws(ToolError) in try context.drop(older) }
    try reading { () throws(StoreError) in try context.store.bookkeeping.keep(proposal, state: .waiting) }
    results.write("Kept for your yes: \(summary). larder asks when you start it.\n")
    return true
  }

  func reading<Value>(_ query: () throws(StoreError) -> Value) throws(Complaint) -> Value {
    do throws(StoreError) {
      return try query()
    } catch {
      throw Complaint.about(error)
    }
  }
}
