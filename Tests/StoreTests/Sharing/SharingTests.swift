import FoundationEssentials
import Merging
import Nutrition
import Proposals
import Store
import Testing

/// Two homes of a household that meet.
struct SharingTests {
  let kitchen: SharedDevice
  let study: SharedDevice
  let pasta = food(10)
  let lunch = meal(20)

  init() throws {
    kitchen = try SharedDevice(1)
    study = try SharedDevice(2)
  }

  private var isSame: Bool {
    get throws { try SharedDevice.areSame(kitchen, study) }
  }

  private func logLunch() throws -> Entry {
    let entry = entry(30, in: lunch.id, of: pasta)
    try kitchen.commit(1, [.ensure(.food(pasta)), .insert(.meal(lunch)), .insert(.entry(entry))])
    try SharedDevice.meet(kitchen, study)
    return entry
  }

  private func eaten(_ entry: Entry, grams: Int64, at minutes: Int) -> Entry {
    var changed = entry
    let weight = Grams(milligrams: grams * 1_000)
    (changed.grams, changed.figures, changed.updated) = (weight, pasta.per100Grams.portion(of: weight), at(minutes))
    return changed
  }

  @Test(arguments: Record.Kind.allCases)
  func `every record travels, changes and goes`(kind: Record.Kind) throws {
    let life = Lifecycle.of(kind)
    try kitchen.commit(1, life.needs.map { .insert($0) } + [.insert(life.record)])
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(kind, life.record.id) == life.record)
    try study.commit(2, [.update(from: life.record, to: life.changed)])
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.record(kind, life.record.id) == life.changed)
    #expect(try isSame)
    try kitchen.commit(3, [.delete(life.changed)])
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(kind, life.record.id) == nil)
    #expect(try isSame)
    #expect(try study.store.openQuestions().isEmpty)
  }

  @Test func `a home that belongs to no household keeps nothing for others`() throws {
    let alone = try Store.open(.memory)
    try alone.commit(1, [.insert(.meal(lunch))])
    #expect(try alone.sharedStreams().streams.isEmpty)
    #expect(try alone.unsignedCommits(mostBytes: .max).isEmpty)
  }

  @Test func `what was there before the household is there for all of it`() throws {
    let store = try Store.open(.memory)
    try store.commit(
      1,
      Record.Kind.allCases.flatMap { kind in
        let life = Lifecycle.of(kind)
        return life.needs.map { Change.ensure($0) } + [Change.ensure(life.record)]
      })
    let third = try SharedDevice(3, store, at: at(100))
    try SharedDevice.meet(kitchen, third, study)
    try SharedDevice.meet(kitchen, third, study)
    #expect(try study.store.everything() == store.everything())
    #expect(try isSame)
  }

  @Test func `different fields of one record are both kept`() throws {
    let entry = try logLunch()
    var skipped = entry
    skipped.skipped = true
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(skipped))])
    try study.commit(3, [.update(from: .entry(entry), to: .entry(eaten(entry, grams: 250, at: 3)))])
    try SharedDevice.meet(kitchen, study)
    var both = eaten(entry, grams: 250, at: 3)
    both.skipped = true
    #expect(try kitchen.store.record(.entry, entry.id) == .entry(both))
    #expect(try isSame)
    #expect(try kitchen.store.openQuestions().isEmpty)
  }

  @Test func `who had seen the other one wins, however wrong the clocks are`() throws {
    let entry = try logLunch()
    let late = eaten(entry, grams: 250, at: 90_000)
    try kitchen.commit(90_000, [.update(from: .entry(entry), to: .entry(late))])
    try SharedDevice.meet(kitchen, study)
    let early = eaten(entry, grams: 300, at: 2)
    try study.commit(2, [.update(from: .entry(late), to: .entry(early))])
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.record(.entry, entry.id) == .entry(early))
    #expect(try kitchen.store.openQuestions().isEmpty)
    #expect(try isSame)
  }

  @Test func `what lost between two that knew nothing of each other is asked about, once on each device`() throws {
    let entry = try logLunch()
    let here = eaten(entry, grams: 200 + 20, at: 2)
    let there = eaten(entry, grams: 250, at: 3)
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(here))])
    try study.commit(3, [.update(from: .entry(entry), to: .entry(there))])
    try SharedDevice.meet(kitchen, study)
    #expect(try isSame)
    #expect(try kitchen.store.record(.entry, entry.id) == .entry(there))
    let question = try #require(try kitchen.store.openQuestions().first)
    #expect(question.loser.isHere && !question.winner.isHere && question.winner.device == "device 2")
    guard case .field("eaten", .entry(let instead)) = question.subject else {
      Issue.record("\(question.subject)")
      return
    }
    #expect(instead.grams == here.grams && instead.figures == here.figures)
    try kitchen.store.resolve(question)
    #expect(try kitchen.store.openQuestions().isEmpty)
    #expect(try study.store.openQuestions().count == 1)
  }

  @Test func `a food that is corrected on both is asked about`() throws {
    _ = try logLunch()
    for (number, device) in [(2, kitchen), (3, study)] {
      var corrected = pasta
      (corrected.per100Grams.energy, corrected.corrected) = (FixedDecimal(150 + number), at(number))
      try device.commit(number, [.update(from: .food(pasta), to: .food(corrected))])
    }
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.openQuestions().map(\.field) == ["figures"])
    #expect(try study.store.openQuestions().map(\.field) == ["figures"])
    #expect(try isSame)
  }

  @Test func `the answer of one device settles it on all`() throws {
    let entry = try logLunch()
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(eaten(entry, grams: 220, at: 2)))])
    try study.commit(3, [.update(from: .entry(entry), to: .entry(eaten(entry, grams: 250, at: 3)))])
    try SharedDevice.meet(kitchen, study)
    let question = try #require(try kitchen.store.openQuestions().first)
    guard case .field(_, let instead) = question.subject else { return }
    try kitchen.commit(4, [.update(from: question.record, to: instead)])
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.openQuestions().isEmpty)
    #expect(try study.store.record(.entry, entry.id) == instead)
    #expect(try isSame)
  }

  @Test func `what is changed here and deleted there stays, with what it belongs to`() throws {
    let entry = try logLunch()
    let changed = eaten(entry, grams: 250, at: 3)
    try kitchen.commit(2, [.delete(.entry(entry)), .delete(.meal(lunch))])
    try study.commit(3, [.update(from: .entry(entry), to: .entry(changed))])
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.record(.entry, entry.id) == .entry(changed))
    #expect(try kitchen.store.record(.meal, lunch.id) == .meal(lunch))
    #expect(try study.store.openQuestions().map(\.subject) == [.deletion])
    #expect(try isSame)
    try kitchen.commit(4, [.delete(.entry(changed))])
    #expect(try kitchen.store.record(.meal, lunch.id) == nil)
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(.meal, lunch.id) == nil)
    #expect(try isSame)
  }

  @Test func `a deletion that had seen the change wins`() throws {
    let entry = try logLunch()
    let changed = eaten(entry, grams: 250, at: 3)
    try study.commit(3, [.update(from: .entry(entry), to: .entry(changed))])
    try SharedDevice.meet(kitchen, study)
    try kitchen.commit(2, [.delete(.entry(changed)), .delete(.meal(lunch))])
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(.entry, entry.id) == nil)
    #expect(try isSame)
  }

  @Test func `taking something back is a change like any other`() throws {
    let entry = try logLunch()
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(eaten(entry, grams: 250, at: 3)))])
    try SharedDevice.meet(kitchen, study)
    let undoable = try #require(try kitchen.store.undoable())
    try kitchen.commit(3, try kitchen.store.inverse(of: undoable), action: .undo(of: undoable.sequence))
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(.entry, entry.id) == .entry(entry))
    #expect(try isSame)
  }

  /// What undo would do on a device, saved there.
  private func takeBack(on device: SharedDevice, _ number: Int) throws -> Reversal {
    let undoable = try #require(try device.store.undoable())
    let reversal = try device.store.reversal(of: undoable)
    try device.commit(number, reversal.changes, action: .undo(of: undoable.sequence))
    return reversal
  }

  @Test func `undo leaves the fields that another device has changed since`() throws {
    let entry = try logLunch()
    let heavier = eaten(entry, grams: 250, at: 2)
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(heavier))])
    try SharedDevice.meet(kitchen, study)
    var skipped = heavier
    (skipped.skipped, skipped.updated) = (true, at(3))
    try study.commit(3, [.update(from: .entry(heavier), to: .entry(skipped))])
    try SharedDevice.meet(kitchen, study)
    #expect(try !takeBack(on: kitchen, 4).leavesSome)
    try SharedDevice.meet(kitchen, study)
    guard case .entry(let left)? = try study.store.record(.entry, entry.id) else {
      Issue.record("no entry")
      return
    }
    #expect(left.grams == entry.grams && left.figures == entry.figures && left.skipped)
    #expect(try isSame)
  }

  @Test func `undo takes nothing back of what another device has said otherwise since`() throws {
    let entry = try logLunch()
    let heavier = eaten(entry, grams: 250, at: 2)
    try kitchen.commit(2, [.update(from: .entry(entry), to: .entry(heavier))])
    try SharedDevice.meet(kitchen, study)
    let lighter = eaten(entry, grams: 90, at: 3)
    try study.commit(3, [.update(from: .entry(heavier), to: .entry(lighter))])
    try SharedDevice.meet(kitchen, study)
    let reversal = try kitchen.store.reversal(of: try #require(try kitchen.store.undoable()))
    #expect(reversal == Reversal(changes: [], leavesSome: true))
  }

  @Test func `undo of a meal leaves it where another device has put something into it`() throws {
    let entry = try logLunch()
    let dessert = quick(31, in: lunch.id, position: 2)
    try study.commit(2, [.insert(.entry(dessert))])
    try SharedDevice.meet(kitchen, study)
    #expect(try takeBack(on: kitchen, 3).leavesSome)
    #expect(try kitchen.store.record(.entry, entry.id) == nil)
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.record(.entry, dessert.id) != nil && study.store.record(.meal, lunch.id) != nil)
    #expect(try isSame)
  }

  @Test func `undo takes back a record that one commit made and changed`() throws {
    let dessert = quick(31, in: lunch.id, position: 2)
    var skipped = dessert
    skipped.skipped = true
    try kitchen.commit(
      1, [.insert(.meal(lunch)), .insert(.entry(dessert)), .update(from: .entry(dessert), to: .entry(skipped))])
    #expect(try !takeBack(on: kitchen, 2).leavesSome)
    #expect(try kitchen.store.record(.meal, lunch.id) == nil)
    try takeBackAgain(on: kitchen, 3)
    #expect(try kitchen.store.record(.entry, dessert.id) == .entry(skipped))
  }

  private func takeBackAgain(on device: SharedDevice, _ number: Int) throws {
    let redoable = try #require(try device.store.redoable())
    try device.commit(number, try device.store.inverse(of: redoable), action: .undo(of: redoable.sequence))
  }

  @Test func `what came from others is not what was saved here last`() throws {
    try study.commit(1, [.insert(.weight(fullWeight))])
    _ = try logLunch()
    #expect(try study.store.undoable()?.sequence == 1)
  }

  @Test func `a profile that is deleted elsewhere while it opens here leaves the diary to another one`() throws {
    let ada = Profile(id: id(100), created: at(1), name: "Ada")
    try kitchen.commit(1, [.insert(.profile(ada))])
    try SharedDevice.meet(kitchen, study)
    var opening = ada
    opening.isDefault = true
    var first = try study.store.defaultProfile()
    let before = first
    first.isDefault = false
    try study.commit(
      2,
      [
        .update(from: .profile(before), to: .profile(first)), .update(from: .profile(ada), to: .profile(opening)),
      ])
    try SharedDevice.meet(kitchen, study)
    #expect(try kitchen.store.defaultProfile().id == me)
    try kitchen.commit(3, [.delete(.profile(ada))])
    try SharedDevice.meet(kitchen, study)
    #expect(try study.store.defaultProfile().id == me)
    #expect(try isSame)
  }

  @Test func `what waits for something else is taken in when that is there`() throws {
    _ = try logLunch()
    try study.commit(5, [.insert(.weight(fullWeight))])
    let third = try SharedDevice(3)
    let received = try third.receive(study.log.filter { $0.note.device == "device 2" })
    #expect(received.commits == 0 && received.waiting.count == 1)
    try third.receive(study.log)
    #expect(try third.store.sharedHash() == study.store.sharedHash())
  }

  @Test func `what no record can be counts for nothing, and what follows it counts`() throws {
    let entry = try logLunch()
    let note = SharedCommit.Note(device: "liar", action: "log_meal", summary: "", profile: me)
    var tip: SharedCommit?
    func lie(_ group: String, _ value: String) throws {
      let write = RecordWrite(.entry, entry.id, .set(RecordFields(groups: [group: Array(value.utf8)])))
      let commit = SharedCommit(
        author: DeviceID(id(66)), number: (tip?.number ?? 0) + 1, previous: tip?.link ?? .start,
        clock: HybridTime(milliseconds: 4_000_000_000_000), seen: study.log.map(\.head), note: note, writes: [write])
      tip = commit
      try kitchen.receive([commit])
      try study.receive([commit])
    }
    try lie(
      "eaten", #"{"grams":-5,"kind":"food","name":"x","tier":"label","source":"","sourceCorrected":false,"figures":{}}"#
    )
    try lie("eaten", #"{"grams":"]}","id":"00000000-0000-4000-8000-00000000001E"}"#)
    try lie("meal", #"{"meal":"00000000-0000-4000-8000-0000000003E7"}"#)
    try lie("skipped", #"{"skipped":true,"position":7}"#)
    #expect(try isSame)
    let now = try #require(try study.store.record(.entry, entry.id))
    let changed = eaten(entry, grams: 250, at: 3)
    try study.commit(9, [.update(from: now, to: .entry(changed))])
    try SharedDevice.meet(kitchen, study)
    #expect(try isSame)
    guard case .entry(let last)? = try kitchen.store.record(.entry, entry.id) else { return }
    #expect(last.grams == changed.grams)
  }
}
