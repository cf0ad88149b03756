import Calls
import Conversation
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// For each tool a call whose members make sense together.
enum FullCall {
  static let all: [String: JSONValue] = [
    "change_pantry": ["kind": "counted"],
    "log_meal": [
      "items": [
        ["food": "pasta", "quantity": 200, "unit": "g", "state": "cooked", "skipped": false],
        ["food": "muffin", "kcal": 420],
      ],
      "slot": "lunch", "day": "2026-11-19", "time": "12:15", "approximate": true, "title": "Picnic", "notes": "outside",
      "people": [["name": "me", "quantity": 120]],
    ],
    "quick_add": [
      "kcal": 450, "label": "pub", "protein_g": 20, "carbs_g": 40, "fat_g": 15, "approximate": true, "slot": "dinner",
      "day": "2026-11-19", "time": "19:30",
    ],
    "log_again": [
      "slot": "lunch", "from_day": "2026-11-20", "usual": false, "to_slot": "dinner", "to_day": "2026-11-20",
      "factor": 2, "person": "me",
    ],
    "change_entry": [
      "entry": 1, "food": "pasta", "slot": "lunch", "day": "2026-11-20", "last": false, "to_quantity": 250,
      "to_unit": "g",
      "to_food": "rice", "to_slot": "dinner", "to_day": "2026-11-19", "skip": false, "factor": 1,
    ],
    "delete_entries": ["entries": [1], "food": "pasta", "slot": "lunch", "day": "2026-11-20", "last": false],
    "undo": ["redo": false, "steps": 1],
    "show_day": ["water": true, "day": "2026-11-20"],
    "show_period": [
      "period": "month", "from": "2026-11-01", "to": "2026-11-20", "references": "eu", "source": "eaten",
    ],
    "show_progress": ["days": 90],
    "weekly_report": ["week": "2026-W47", "again": true],
    "show_history": ["limit": 5, "food": "pasta"],
    "recent_foods": ["kind": "often", "limit": 5],
    "find_food": ["query": "egg", "quantity": 2, "unit": "piece", "state": "boiled"],
    "save_food": [
      "name": "stew", "kcal": 120, "protein_g": 8, "carbs_g": 10, "fat_g": 5, "saturated_fat_g": 1, "sugar_g": 2,
      "fibre_g": 3, "sodium_mg": 200, "serving_g": 350, "state": "cooked", "per": "100 g", "from_label": false,
      "brand": "Aunt", "barcode": "4006381333931", "category": "other", "tags": ["warm"], "like": "pasta",
      "portions": [["unit": "bowl", "grams": 300]], "density_g_per_ml": 1,
      "reading": [
        "confidence": "medium", "warnings": ["kcal_from_kj"], "doubts": [["figure": "fat_g", "other": 15]],
        "notes": "smudged",
      ],
    ],
    "log_photo": [
      "title": "Lunch", "description": "A plate.",
      "foods": [["food": "pasta", "grams": 200, "confidence": 1, "weighed": false, "skipped": false]],
      "slot": "lunch", "day": "2026-11-19", "time": "12:30", "replaces": "01234567-89AB-4DEF-8123-456789ABCDEF",
    ],
    "correct_food": [
      "food": "banana", "kcal": 95, "protein_g": 1, "carbs_g": 23, "fat_g": 1, "saturated_fat_g": 0, "sugar_g": 12,
      "fibre_g": 3, "sodium_mg": 1, "per": "100 g", "from_label": true, "recompute": "all", "from": "2026-11-01",
      "to": "2026-11-20", "leave": [["day": "2026-11-19", "profile": "me"]],
    ],
    "browse_foods": ["category": "dairy", "tag": "quick", "words": "milk", "kind": "recent", "more": false],
    "change_food": [
      "food": "banana", "name": "plantain", "brand": "Sun", "barcode": "4006381333931", "category": "produce",
      "tags": ["sweet"], "serving_g": 120, "portions": [["unit": "slice", "grams": 8]], "density_g_per_ml": 1,
    ],
    "delete_food": ["food": "pasta"],
    "contribute_food": ["food": "pasta"],
    "mark_food": ["food": "pasta", "favourite": true, "tags": ["quick"], "remove_tags": ["slow"]],
    "explain_number": [
      "number": 316, "entries": [1], "food": "pasta", "slot": "lunch", "day": "2026-11-20", "last": false,
    ],
    "look_up_barcode": ["barcode": "4006381333931", "name": "stew"], "search_products": ["query": "stew"],
    "scan_file": [
      "path": "~/photos/pack.jpg", "folder": "~/photos", "kind": "label", "slot": "lunch", "day": "2026-11-20",
    ],
    "show_targets": ["day": "2026-11-20"],
    "set_targets": [
      "exercise": false,
      "kcal": 1_900, "protein_g": 100, "carbs_g": 220, "fat_g": 60, "saturated_fat_g": 20, "sugar_g": 30, "fibre_g": 30,
      "sodium_mg": 2_300, "from": "2026-11-20",
    ],
    "set_profile": [
      "birth_date": "1990-06-15", "age": 36, "sex": "female", "height": "168 cm", "weight": "62 kg",
      "activity": "light",
      "active_days": 4, "aim": "lose", "weekly_pace_kg": 1, "goal_date": "2027-05-01", "diet": "vegan",
      "language": "de", "units": "metric", "day_start": "04:00",
    ],
    "record_weight": ["weight": "62 kg", "day": "2026-11-20"],
    "record_activity": ["activity": "walked 6 km", "kcal": 320, "minutes": 75, "day": "2026-11-20"],
    "record_water": ["amount": "2 glasses", "day": "2026-11-20"],
    "list_profiles": [:], "delete_profile": ["name": "Ben"],
    "save_profile": [
      "profile": "Ben", "icon": "🦊", "colour": "teal", "default": true,
      "name": "Ada", "day_start": "04:00", "breakfast": "06:00", "lunch": "12:00", "dinner": "18:00",
      "dinner_end": "22:30",
    ],
    "record_trip": [
      "store": "Kornblume", "day": "2026-11-19", "time": "17:25", "currency": "EUR", "total": 2,
      "warnings": ["text_cut"],
      "lines": [
        [
          "original": "LANDMILCH 1L", "name": "whole milk", "food": "whole milk", "quantity": 1, "unit": "piece",
          "grams": 1_030, "approximate": false, "price": 1, "unit_price": 1, "kind": "item", "category": "dairy",
          "non_food": false, "skip": false, "applies_to": .null, "doubtful": false, "sure": false,
        ],
        ["original": "PFAND", "kind": "deposit", "price": 1, "applies_to": 1],
      ],
    ],
    "show_trips": [
      "trip": 1, "store": "Kornblume", "day": "2026-11-19", "period": "week", "from": "2026-11-01", "to": "2026-11-20",
      "everyone": false,
    ],
    "change_trip": [
      "trip": 1, "store": "Kornblume", "day": "2026-11-19", "to_store": "Morgenrot", "to_day": "2026-11-18",
      "to_total": 3,
      "lines": [
        [
          "line": 1, "name": "butter", "food": "butter", "quantity": 1, "unit": "packet", "grams": 250, "price": 2,
          "kind": "item", "non_food": false, "skip": false, "drop": false,
        ]
      ],
    ],
    "delete_trip": ["trip": 1, "store": "Kornblume", "day": "2026-11-19"],
    "find_recipe": ["name": "carbonara"],
    "save_recipe": [
      "name": "carbonara", "new_name": "spaghetti carbonara",
      "ingredients": [["line": "200 g pasta", "food": "pasta"], ["line": "2 eggs"]], "add": [["line": "50 g parmesan"]],
      "servings": 2, "raw_g": 450, "cooked_g": 480, "source": "Ada", "recompute": "all", "from": "2026-11-01",
      "to": "2026-11-20", "leave": [["day": "2026-11-19", "profile": "me"]],
    ],
    "read_recipe": [
      "lines": ["200 g pasta", "2 eggs"], "name": "pasta", "address": "https://a.example/", "file": "pasta.txt",
    ],
    "delete_recipe": ["name": "carbonara"],
    "more_tools": ["topic": "household"],
    "smart_swap": ["slot": "lunch", "day": "2026-11-20"],
    "save_family_member": [
      "members": [
        ["name": "Ada", "age": 38, "weight": "62 kg", "activity": "active", "diet": "vegetarian"],
        ["name": "Ben", "age": 7],
      ]
    ],
    "remove_family_member": ["name": "Ada"],
    "suggest_family_targets": [
      "kcal": 4_000, "protein_g": 150, "carbs_g": 520, "fat_g": 145, "sugar_g": 90, "fibre_g": 45, "sodium_mg": 3_600,
      "reason": "a day of sports", "stated": false, "alternative": 1,
    ],
  ]

  static let names = Toolbox.all.definitions.map(\.name)

  /// The call of a tool; a member that is not listed is filled in by its schema.
  static func of(_ tool: String) -> JSONValue {
    var call = all[tool] ?? [:]
    for member in members(of: tool) where call[member.name] == nil { call[member.name] = example(of: member.schema) }
    return call
  }

  private static func example(of schema: JSONSchema) -> JSONValue {
    switch schema {
    case .string: "example"
    case .choice(let names, _), .known(let names, _): .string(names.first ?? "")
    case .number, .integer: 1
    case .boolean: false
    case .array(let element, _): [example(of: element)]
    case .object(let properties):
      .object(Dictionary(uniqueKeysWithValues: properties.map { ($0.name, example(of: $0.schema)) }))
    }
  }

  /// The members that a tool takes, without the conversation's own.
  static func members(of tool: String) -> [JSONSchema.Property] {
    guard let definition = Toolbox.all.definitions.first(where: { $0.name == tool }),
      case .object(let properties) = definition.parameters
    else { return [] }
    return properties.filter { $0.name != "revises" }
  }
}

struct ToolboxTests {
  let home: Home

  init() throws { home = try Home() }

  private func run(_ tool: String, _ arguments: JSONValue) throws -> ToolOutcome {
    try Toolbox.all.run(call(tool, arguments), in: home.context())
  }

  /// Logs 200 g of pasta, so that there is something to look back at.
  private func logPasta() throws {
    let proposal = try #require(
      try run("log_meal", ["items": [["food": "pasta", "quantity": 200, "unit": "g"]]]).proposal)
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else { return }
    _ = try home.store.commit(confirmed, at: home.now)
  }

  /// Why the toolbox refuses the arguments as such, if it does; other refusals do not count.
  private func mismatch(_ tool: String, _ arguments: JSONValue) throws -> SchemaError? {
    do throws(ToolError) {
      _ = try Toolbox.all.run(call(tool, arguments), in: ContextBox(home).context)
      return nil
    } catch .malformedArguments(let named, let mismatch) {
      #expect(named == tool)
      return mismatch
    } catch {
      return nil
    }
  }

  @Test func `the full calls that stand here are those of tools`() {
    #expect(Set(FullCall.all.keys).isSubset(of: FullCall.names))
    #expect(Set(FullCall.names).count == FullCall.names.count)
  }

  @Test(arguments: FullCall.names) func `a full call names every member and is accepted`(tool: String) throws {
    try logPasta()
    guard case .object(let members) = FullCall.of(tool) else { return }
    #expect(Set(members.keys) == Set(FullCall.members(of: tool).map(\.name)))
    #expect(try mismatch(tool, FullCall.of(tool)) == nil)
  }

  @Test(arguments: FullCall.names) func `a member that is required may be neither left out nor null`(
    tool: String
  ) throws {
    for member in FullCall.members(of: tool) where member.required {
      let expected = SchemaError(path: member.name, expected: "a value, it is required")
      var call = FullCall.of(tool)
      call[member.name] = .null
      #expect(try mismatch(tool, call) == expected)
      call[member.name] = nil
      #expect(try mismatch(tool, call) == expected)
    }
  }

  @Test(arguments: FullCall.names) func `a member that is not required may be both`(tool: String) throws {
    var call = FullCall.of(tool)
    for member in FullCall.members(of: tool) where !member.required {
      call[member.name] = .null
      #expect(try mismatch(tool, call) == nil, "\(member.name) null")
      call[member.name] = nil
      #expect(try mismatch(tool, call) == nil, "\(member.name) left out")
    }
  }

  @Test(arguments: FullCall.names) func `a member of another type is refused by its name`(tool: String) throws {
    for member in FullCall.members(of: tool) {
      for wrong in [["x": 1], [[1]], "no such choice", .number(Decimal(15) / 10), true] as [JSONValue]
      where !fits(wrong, member.schema) {
        var call = FullCall.of(tool)
        call[member.name] = wrong
        #expect(try mismatch(tool, call)?.path.hasPrefix(member.name) == true, "\(member.name): \(wrong.text)")
      }
    }
  }

  /// A text where several were expected may be one of them.
  private func fits(_ value: JSONValue, _ schema: JSONSchema) -> Bool {
    if case (.string, .array(let element, _)) = (value, schema) {
      if case .object = element { return true }
      return fits(value, element)
    }
    return (try? schema.check(value)) != nil
  }

  @Test(arguments: FullCall.names) func `an unknown member is refused`(tool: String) throws {
    var call = FullCall.of(tool)
    call["sudo"] = true
    #expect(try mismatch(tool, call)?.path == "sudo")
  }

  @Test(arguments: FullCall.names) func `arguments that are no object are refused`(tool: String) throws {
    let needsNothing = !FullCall.members(of: tool).contains(where: \.required)
    for arguments in [.null, [], "x", 1, true] as [JSONValue] {
      // Some models say null where there is nothing to say.
      if arguments == .null, needsNothing {
        #expect(try mismatch(tool, arguments) == nil)
        continue
      }
      let mismatch = try #require(try mismatch(tool, arguments))
      #expect(mismatch.path.isEmpty && mismatch.expected.hasPrefix("an object"))
      for member in FullCall.members(of: tool) { #expect(mismatch.expected.contains(member.name)) }
    }
  }

  @Test func `the members of an item are checked too`() throws {
    let items: [(JSONValue, String)] = [
      (["quantity": 1], "items[0].food"), (["food": 1], "items[0].food"),
      (["food": "x", "unit": "barn"], "items[0].unit"),
      (["food": "x", "amount": 1], "items[0].amount"), (.null, "items[0]"), (7, "items[0]"),
    ]
    for (item, path) in items { #expect(try mismatch("log_meal", ["items": [item]])?.path == path) }
  }

  @Test func `a number that is out of every range is refused`() throws {
    let huge = try #require(JSONValue(text: "1e30"))
    #expect(try mismatch("show_history", ["limit": huge]) != nil)
    #expect(try mismatch("quick_add", ["kcal": huge]) != nil)
    #expect(try mismatch("show_history", ["limit": .number(Decimal(15) / 10)]) != nil)
  }

  @Test func `a tool that is not there is refused`() {
    #expect(throws: ToolError.unknownTool("rm_rf", nearest: nil)) { try run("rm_rf", [:]) }
    #expect(throws: ToolError.unknownTool("", nearest: nil)) { try run("", [:]) }
  }

  @Test func `proposing tools take the id of what they revise, the others do not say so`() throws {
    for definition in Toolbox.all.definitions {
      guard case .object(let properties) = definition.parameters else { continue }
      let proposing = [
        "log_", "quick", "change", "delete", "undo", "save", "mark", "set", "record", "remove", "suggest",
        "smart", "correct", "look_up", "contribute", "read",
      ]
      let proposes = proposing.contains {
        definition.name.hasPrefix($0)
      }
      #expect(properties.contains { $0.name == "revises" } == proposes, "\(definition.name)")
    }
    var call = FullCall.of("quick_add")
    call["revises"] = "an id"
    #expect(try run("quick_add", call).proposal?.request.arguments["revises"] == nil)
  }

  @Test func `descriptions are one line, and so are those of the members`() {
    for definition in Toolbox.all.definitions {
      #expect(!definition.description.isEmpty && !definition.description.contains("\n"))
      #expect(definition.description.hasSuffix("."))
    }
  }
}

extension ToolboxTests {
  private static let hostile = "\u{1B}]0;gone\u{07}\u{1B}[31mpas\u{202E}ta\u{200B}\r\n\u{9B}2J"

  @Test(arguments: FullCall.names)
  func `control characters in a text reach neither a record nor a card`(tool: String) throws {
    try logPasta()
    for member in FullCall.members(of: tool) {
      guard case .string = member.schema else { continue }
      var call = FullCall.of(tool)
      call[member.name] = .string(ToolboxTests.hostile)
      expectClean(tool, call)
    }
    expectClean("log_meal", ["items": [["food": .string(ToolboxTests.hostile), "kcal": 5]]])
    expectClean("log_meal", ["items": [["food": .string("zzyzx" + ToolboxTests.hostile)]]])
  }

  @Test(arguments: [
    ("quick_add", Edit(.line(1), .food(hostile))), ("log_meal", Edit(.line(2), .food(hostile))),
    ("log_meal", Edit(.line(1), .food(hostile))), ("log_meal", Edit(.card, .day(hostile))),
    ("log_meal", Edit(.line(1), .said(hostile))), ("save_food", Edit(.line(1), .food(hostile))),
  ])
  func `nor do those in an edit`(tool: String, edit: Edit) throws {
    let proposal = try #require(try run(tool, FullCall.of(tool)).proposal)
    expectClean { () throws(ToolError) in
      try Toolbox.all.revise(proposal.request, by: [edit], in: ContextBox(home).context)
    }
  }

  private func expectClean(_ tool: String, _ arguments: JSONValue) {
    expectClean { () throws(ToolError) in
      try Toolbox.all.run(call(tool, arguments), in: ContextBox(home).context)
    }
  }

  private func expectClean(_ run: () throws(ToolError) -> ToolOutcome) {
    var texts: [String] = []
    do throws(ToolError) {
      switch try run() {
      case .answer(let answer): texts = answer.texts
      case .proposal(let proposal): texts = proposal.texts
      }
    } catch {
      texts = [SessionError.about(error).sentence.english]
    }
    for text in texts where !text.unicodeScalars.allSatisfy(isHarmless) { Issue.record("\(text.debugDescription)") }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !(0x200B...0x200F).contains(scalar.value)
      && !(0x202A...0x202E).contains(scalar.value)
  }
}

struct ToolboxReviseTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `an edit runs the call again with its arguments changed`() throws {
    let context = try home.context()
    let arguments: JSONValue = ["items": [["food": "pasta", "quantity": 200, "unit": "g"], ["food": "banana"]]]
    let proposal = try #require(try Toolbox.all.run(call("log_meal", arguments), in: context).proposal)
    let revised = try #require(
      try Toolbox.all.revise(proposal.request, by: [Edit(.line(2), .removed)], in: context).proposal)
    #expect(revised.id != proposal.id)
    #expect(revised.card.rows.count == 1)
    let renewed = try #require(try Toolbox.all.renew(revised, in: context).proposal)
    #expect(renewed.card == revised.card)
    #expect(renewed.request == revised.request)
  }

  @Test(arguments: ["", "nonsense", "{}", "null", "[1]"])
  func `a draft whose call cannot be read is refused`(arguments: String) throws {
    let draft = Proposal(
      id: identifier(1), created: home.now, profile: identifier(2), action: .tool("log_meal"), changes: [],
      card: Card(title: ""), summary: "",
      request: AnyCall(tool: "log_meal", arguments: JSONValue(text: arguments) ?? .null))
    let context = try home.context()
    #expect(throws: ToolError.self) { try Toolbox.all.renew(draft, in: context) }
    #expect(throws: ToolError.self) {
      try Toolbox.all.revise(draft.request, by: [Edit(.card, .slot(.dinner))], in: context)
    }
  }

  @Test func `a draft of a tool that is gone is refused`() throws {
    let context = try home.context()
    #expect(throws: ToolError.unknownTool("old_tool", nearest: nil)) {
      try Toolbox.all.renew(proposal(1, tool: "old_tool"), in: context)
    }
  }
}

/// The context of a home whose default profile is there.
struct ContextBox {
  let context: ToolContext

  init(_ home: Home) throws(ToolError) {
    do {
      context = try home.context()
    } catch {
      throw .store(.damaged)
    }
  }
}

extension ToolOutcome {
  var proposal: Proposal? {
    if case .proposal(let proposal) = self { proposal } else { nil }
  }
}

extension Card {
  var texts: [String] { [title.english] + rows.flatMap { $0.cells.map(\.text.english) } + notes.english }
}

extension ToolAnswer {
  var texts: [String] {
    switch view {
    case .card(let card): card.texts + facts.texts
    case .sentence(let sentence): [sentence.english] + facts.texts
    case .overview(let overview): overview.texts + facts.texts
    }
  }
}

extension Proposal {
  var texts: [String] { card.texts + [summary.english] + (JSONValue(encoding: changes)?.texts ?? []) }
}

extension JSONValue {
  /// Every text in it.
  var texts: [String] {
    switch self {
    case .null, .bool, .number: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members): Array(members.keys) + members.values.flatMap(\.texts)
    }
  }
}

extension Overview {
  /// Every text in it.
  var texts: [String] {
    [title.english]
      + parts.flatMap { part -> [String] in
        switch part {
        case .rows(let rows): rows.flatMap { $0.cells.map(\.text.english) }
        case .bars(let chart): [chart.title.english] + chart.bars.flatMap { [$0.label, $0.text, $0.note].english }
        case .split(let chart): [chart.title.english] + chart.parts.flatMap { [$0.name, $0.amount].english }
        case .line(let chart): [chart.title, chart.unit.name].english + chart.series.map(\.name.english)
        case .list(let list): [list.title.english] + list.rows.flatMap { $0.cells.map(\.text.english) }
        case .notes(let notes): notes.english
        case .pictures(let pictures): pictures.flatMap { [$0.caption.english, $0.path] }
        case .said(let words, let model): [words, model]
        }
      }
  }
}
