extension StaplesError.Problem {
  /// An error message for whoever edits the line.
  package var sentence: String {
    switch self {
    case .fieldCount(let count): "the line has \(count) fields, not 16"
    case .noName: "the food has no name"
    case .unknownState(let text): "there is no state “\(text)”"
    case .unknownCategory(let text): "there is no shelf “\(text)”"
    case .unknownLanguage(let text): "there is no language “\(text)”"
    case .emptySynonym: "one of the other names is empty"
    case .synonymsAfterFirstLine: "other names stand on the first line of a name only"
    case .notANumber(let text): "“\(text)” is no number"
    case .unknownUnit(let text): "there is no unit “\(text)”"
    case .portion(let text): "“\(text)” is no portion, such as slice=30, or the unit stands twice"
    case .reference(let text): "“\(text)” is no reference, such as sr:123, fndds:123 or recipe"
    case .packFields(let count): "the line has \(count) fields, not 4, or no source"
    case .pack(let text): "“\(text)” is no content of a pack, such as 400 g/drained 240 g"
    case .unknownFood(let key): "the table has no food “\(key)”"
    case .duplicate(let key): "an earlier line is of “\(key)” too"
    }
  }
}
