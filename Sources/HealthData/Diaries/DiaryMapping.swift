internal import FoodData

/// What the columns of one kind of file in a tracker's export mean, and how it is recognised by them. Those of the
/// trackers that larder knows are built in (`ready`); each is a short text (`init(text:)`).
package struct DiaryMapping: Hashable, Sendable {
  /// The tracker that exports such files.
  package var tracker = DiaryTracker(rawValue: "")
  /// What they contain. Only some kinds are imported.
  package var content = DiaryContent.entries
  /// Their format.
  package var form = Form.table
  /// Whether figures are per 100 g or 100 ml, and not of what was eaten.
  package var isPer100 = false
  /// Whether a comma in a number may separate thousands; else it is a decimal mark, as a point is.
  var hasThousands = true
  /// What energy burned means that is below zero.
  var belowZero = BelowZero.impossible
  /// The columns to look for, in any order; other columns are ignored.
  var columns: [Column] = []
  /// One of these columns, of which nothing is read, has to be there; empty where that does not matter.
  var has: [HeaderPattern] = []
  /// None of these columns may be there.
  var lacks: [HeaderPattern] = []
  /// The most columns that a file may have; nil where that does not matter.
  var mostColumns: Int?
  /// What the file's name has to be; nil where that does not matter.
  var fileName: HeaderPattern?
  /// What a column has in rows that are sums of others, in lower case.
  var sums: [DiaryColumn: Set<String>] = [:]
  /// What a column has in the rows that count, folded as names of columns are.
  var only: [DiaryColumn: Set<String>] = [:]

  /// The format of a file.
  package enum Form: Hashable, Sendable {
    /// Rows, below a row with the names of the columns.
    case table
    /// A list of JSON objects. Its columns are the objects' members: "meal.name" is a member of a member.
    case document
  }

  /// What a negative energy of an exercise means.
  enum BelowZero: Hashable, Sendable {
    case impossible
    /// The sign says nothing: what is burned is taken away.
    case burned
    /// It corrects what was counted too high.
    case correction
  }

  /// A column with its possible headers.
  struct Column: Hashable, Sendable {
    let column: DiaryColumn
    /// The possible headers, without a unit in brackets. Of those that a file has, the first counts that is not empty.
    let headers: [HeaderPattern]
    /// The unit where the header gives none.
    let unit: String?
    /// Whether the column may be missing.
    let isOptional: Bool
  }

  /// Whether a file is one of these.
  ///
  /// - Parameters:
  ///   - name: of the file, without folders.
  ///   - count: how many columns it has.
  ///   - isThere: whether it has one of these columns.
  func fits(_ name: String, columns count: Int, isThere: ([HeaderPattern]) -> Bool) -> Bool {
    columns.allSatisfy { $0.isOptional || isThere($0.headers) } && (has.isEmpty || isThere(has)) && !isThere(lacks)
      && count <= mostColumns ?? .max && fileName?.matches(name) != false
  }
}

/// What a file of a food diary's export contains.
package enum DiaryContent: String, CaseIterable, Hashable, Sendable {
  case entries, activities, weights
  /// Sums of days, and goals. They are ignored, because the entries count.
  case daySums = "day sums"
  case notes, recipes
}
