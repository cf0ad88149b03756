package import Calls
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Takes a trip away with its lines. What the store's lines are known to be stays.
package struct DeleteTrip: Tool {
  package let description = "Propose to delete a kept trip to a shop; the newest where none is named."
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: DeleteTripCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let trip = try context.trip(arguments)
    let purchases = try context.reading(context.store.purchases(of: trip.id))
    let rows = purchases.map { purchase in
      TripRow.row(
        number: nil, original: purchase.original, what: purchase.what([:]),
        amount: purchase.grams.map(\.description) ?? "", price: purchase.price)
    }
    let card = Card(
      title: "Delete the trip to \(trip.store), \(trip.day.dated(from: context.today))",
      rows: rows + [TripRow.total("paid", trip.total)],
      notes: ["What this store’s lines are known to be stays known."])
    return context.propose(
      AnyCall(arguments), changes: purchases.map { .delete(.purchase($0)) } + [.delete(.trip(trip))], card: card,
      summary: "deletion of the trip to \(trip.store), \(trip.total.text)")
  }
}
