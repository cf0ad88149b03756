/// A part of a record that is named where its value is not shown.
package enum RecordPart: String, Codable, Sendable {
  case aim, hours, activity, diet, units, measures, total, line
  case other
}
