package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Proposes to revert what one device has saved since a day, without touching what other devices have saved.
///
/// It is not offered to models: only a person decides which device is wrong.
package struct UndoDevice: Tool {
  package let description = "Propose to take back what a device of the household said since a day."
  /// False: only a person can ask for it.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: UndoDeviceCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let devices = try context.reading(context.store.householdDevices()).map(\.name)
    guard !devices.isEmpty else { return .answer(ToolAnswer(.sentence(.syncAlone), facts: ["proposed": false])) }
    let wanted = arguments.device.lowercased()
    guard let device = devices.first(where: { $0.lowercased() == wanted }) else {
      let known = devices.map { Text.verbatim(PrintableText.clean($0, limit: 60)) }
      return .answer(ToolAnswer(.sentence(.syncNoDevice(known: known)), facts: ["proposed": false]))
    }
    let day = try context.day(arguments.since)
    let start = context.clock.instant(day, context.profile.dayStart)
    let changes = try context.reading(context.store.changes(without: device, since: start))
    let (name, since) = (PrintableText.clean(device, limit: 60), context.dayName(of: day))
    guard !changes.isEmpty else {
      let sentence = Text.undoDeviceNothing(device: name, day: since)
      return .answer(ToolAnswer(.sentence(sentence), facts: ["proposed": false]))
    }
    let card = Card(title: .undoDeviceTitle(device: name, day: since), rows: UndoRows(diners: [:]).rows(changes))
    return context.propose(
      AnyCall(arguments), changes: changes, card: card, summary: .undoDeviceSummary(device: name, day: since))
  }
}
