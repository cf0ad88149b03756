/// What a line asks for.
package enum Intent: String, CaseIterable, Codable, Sendable {
  case log, add, edit, move, delete, `repeat`, advice, goal, define, profile, exercise, skip, plan, chat, other
  case queryLog = "query_log"
  case queryFood = "query_food"
}
