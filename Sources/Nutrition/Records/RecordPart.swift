/// A part of a record, named in messages that do not show its value.
package enum RecordPart: String, Codable, Sendable {
  case aim, hours, activity, diet, units, measures, total, line
  case other
}
