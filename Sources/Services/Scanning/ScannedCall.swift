package import FoodData
internal import JSON
package import LanguageModels

/// The calls that what was read in a file leads to. They are larder's own: nothing that stands in a file chooses a tool.
package enum ScannedCall {
  /// Keeps what was bought.
  package static func call(for receipt: Receipt, id: String) -> ToolCall {
    ToolCall(id: id, tool: RecordTrip().name, arguments: JSONValue(encoding: TripCall(receipt)) ?? [:])
  }

  /// Adds the food that a label is of.
  package static func call(for label: ReadLabel, id: String) -> ToolCall {
    ToolCall(id: id, tool: SaveFood().name, arguments: JSONValue(encoding: SaveFood.Arguments(label)) ?? [:])
  }
}
