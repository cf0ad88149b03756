package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Deletes a trip and its lines. The remembered meanings of the store's lines stay.
package struct DeleteTrip: Tool {
  package let description = "Propose to delete a kept trip to a shop; the newest where none is named."
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: DeleteTripCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let trip = try context.trip(arguments)
    let purchases = try context.reading(context.store.purchases(of: trip.id))
    let rows = purchases.map { purchase in
      TripRow.row(
        number: nil, original: .verbatim(purchase.original), what: purchase.what([:]),
        amount: purchase.grams.map { .grams(amount: $0) } ?? .empty, price: purchase.price)
    }
    let card = Card(
      title: .tripDeleteTitle(store: trip.store, day: DayName(trip.day, from: context.today)),
      rows: rows + [TripRow.total(.tripPaid, trip.total)],
      notes: [.tripLinesStayKnown])
    return context.propose(
      AnyCall(arguments), changes: purchases.map { .delete(.purchase($0)) } + [.delete(.trip(trip))], card: card,
      summary: .tripDeleteSummary(store: trip.store, money: trip.total.words))
  }
}
