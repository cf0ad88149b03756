internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import Imports
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// How long to wait before the next look: without inotify, with it (it does not see files that another machine writes), and
  /// while a file is still being written.
  private static let pauses = (untold: Duration.seconds(10), told: Duration.seconds(60), restless: Duration.seconds(2))

  /// Watches a file or folder until Ctrl-C, or looks once. New figures become a draft that the next conversation offers;
  /// nothing is saved without a yes.
  func watchHealth(_ request: HealthRequest) throws(SessionError) -> ExitCode {
    let signals = TerminalSignals()
    let interrupts = signals.interrupts
    guard FileManager.default.fileExists(atPath: request.path) else {
      throw SessionError(.watchNothingThere(path: PrintableText.clean(request.path)), exit: .usage)
    }
    guard !options.once else {
      let files = WatchedFile.files(at: request.path)
      if !(try look(at: request.path, files, interrupts)) { result(.watchNothingNew) }
      return .done
    }
    let watch = FolderWatch(request.path)
    aside(.watchWaiting)
    var seen: [WatchedFile] = []
    while !interrupts.isRaised {
      let files = WatchedFile.files(at: request.path)
      let resting = files.filter { isResting($0, watch) }
      // Where nothing has changed since the last look, everything has been read.
      if resting != seen { _ = try look(at: request.path, resting, interrupts) }
      seen = resting
      let usual = watch.isTold ? Program.pauses.told : Program.pauses.untold
      if !interrupts.isRaised {
        watch.wait(
          atMost: resting.count < files.count ? Program.pauses.restless : usual, unless: signals.wakeDescriptor)
      }
    }
    return .done
  }

  /// Whether a file is complete: nobody is writing to it, or was until just now. A partial file would say too little.
  private func isResting(_ file: WatchedFile, _ watch: FolderWatch) -> Bool {
    !watch.beingWritten.contains(fileName(file.path)) && file.isResolved(at: Int(Glibc.time(nil)))
  }

  /// Reads the files that are new or changed since the last look. Returns whether any of them said something new.
  private func look(
    at path: String, _ files: [WatchedFile], _ interrupts: InterruptFlag
  ) throws(SessionError) -> Bool {
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let context = try context(store, turnEnvironment)
    var memory = try reading { () throws(StoreError) in try WatchMemory(of: path, for: context.profile.id, in: store) }
    var said: ImportHealthCall?
    for file in files where memory.isNew(file) {
      guard let arguments = read(file, for: context, interrupts) else {
        if interrupts.isRaised { return false }
        memory.note(file)
        continue
      }
      memory.note(file)
      said = said.map { $0.merged(with: arguments) } ?? arguments
    }
    let isNew = try said.map { said throws(SessionError) in try keep(said, in: context) } ?? false
    if !options.dryRun { try reading { () throws(StoreError) in try memory.keep(in: store) } }
    return isNew
  }

  /// What a file says; nil where it is not a tracker's, cannot be read to its end, or Ctrl-C was pressed.
  private func read(
    _ file: WatchedFile, for context: ToolContext, _ interrupts: InterruptFlag
  ) -> ImportHealthCall? {
    let unpacking = Unpacking(environment: ProgramEnvironment.minimal(from: variables))
    do throws(ImportError) {
      guard let input = try HealthInput.recognize(file.path, unpacking),
        let days = try read(input, for: context, unpacking, interrupts)
      else { return nil }
      return ImportHealthCall(
        days, source: source(input, fileName(file.path)), until: context.today, replacesTyped: options.replace)
    } catch {
      tell(error, name: fileName(file.path), isWhole: true)
      return nil
    }
  }

  /// Merges what is new with older drafts into one draft. Returns whether there was anything new.
  private func keep(_ said: ImportHealthCall, in context: ToolContext) throws(SessionError) -> Bool {
    let older = try working { () throws(ToolError) in try context.healthDrafts() }
    let kept = older.compactMap(ImportHealthCall.init(of:))
    let all = kept.dropFirst().reduce(kept.first) { $0?.merged(with: $1) }
    guard case .proposal(let proposal) = try outcome(all?.merged(with: said) ?? said, in: context),
      !older.contains(where: { $0.changes.count == proposal.changes.count && $0.summary == proposal.summary })
    else { return false }
    guard !options.dryRun else {
      result(.watchWouldKeep(summary: proposal.summary))
      return true
    }
    try working { () throws(ToolError) in try context.drop(older) }
    try reading { () throws(StoreError) in try context.store.bookkeeping.keep(proposal, state: .waiting) }
    result(.watchKept(summary: proposal.summary))
    return true
  }

  func reading<Value>(_ query: () throws(StoreError) -> Value) throws(SessionError) -> Value {
    do throws(StoreError) {
      return try query()
    } catch {
      throw SessionError.about(error)
    }
  }
}
