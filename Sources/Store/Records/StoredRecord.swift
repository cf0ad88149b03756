internal import FoundationEssentials
internal import Nutrition

/// A record that has a table: how its values are stored in the columns and read back.
protocol StoredRecord {
  static var table: Table { get }
  var record: Record { get }
  var created: Instant { get }
  var updated: Instant { get }
  /// The record that this one belongs to and cannot exist without.
  var parent: (kind: Record.Kind, id: UUID)? { get }
  /// Reads the table's columns, in their order.
  init(from row: inout RowReader) throws(StoreError)
  /// Adds the table's columns, in their order.
  func bind(to values: inout Bindings)
}

/// A table with its columns, and the statements built from them. The first column is the id.
struct Table {
  let name: String
  let columns: [String]
  let insert: String
  let update: String
  let delete: String
  let find: String
  let list: String
  /// The columns for a SELECT, each with its table: "meal.id, meal.created, …".
  let selection: String

  init(_ name: String, _ columns: [String]) {
    self.name = name
    self.columns = columns
    let names = columns.joined(separator: ", ")
    let numbers = columns.indices.map { "?\($0 + 1)" }
    insert = "INSERT INTO \(name) (\(names)) VALUES (\(numbers.joined(separator: ", ")))"
    let settings = zip(columns, numbers).dropFirst().map { "\($0) = \($1)" }
    update = "UPDATE \(name) SET \(settings.joined(separator: ", ")) WHERE id = ?1"
    delete = "DELETE FROM \(name) WHERE id = ?1"
    find = "SELECT \(names) FROM \(name) WHERE id = ?1"
    list = "SELECT \(names) FROM \(name) ORDER BY id"
    selection = columns.map { "\(name).\($0)" }.joined(separator: ", ")
  }

  static let figures = ["energy", "protein", "carbohydrate", "fat", "saturated_fat", "sugar", "fibre", "sodium"]
}

extension Record.Kind {
  var type: any StoredRecord.Type {
    switch self {
    case .profile: Profile.self
    case .food: Food.self
    case .recipe: Recipe.self
    case .meal: Meal.self
    case .entry: Entry.self
    case .trip: Trip.self
    case .purchase: Purchase.self
    case .target: Target.self
    case .weight: Weight.self
    case .activity: Activity.self
    case .familyMember: FamilyMember.self
    case .familyTargets: FamilyTargets.self
    case .water: Water.self
    case .knownLine: KnownLine.self
    case .pantryChange: PantryChange.self
    }
  }
}

extension Record {
  var stored: any StoredRecord {
    switch self {
    case .profile(let record): record
    case .food(let record): record
    case .recipe(let record): record
    case .meal(let record): record
    case .entry(let record): record
    case .trip(let record): record
    case .purchase(let record): record
    case .target(let record): record
    case .weight(let record): record
    case .activity(let record): record
    case .familyMember(let record): record
    case .familyTargets(let record): record
    case .water(let record): record
    case .knownLine(let record): record
    case .pantryChange(let record): record
    }
  }
}
