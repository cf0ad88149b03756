internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Store

/// A trip as it would be saved.
struct WrittenTrip {
  let trip: Trip
  let changes: [Change]
  /// The foods that are saved with a new packet weight.
  let packets: [PacketWeight]
}

/// The weight of a food's packet as it was bought.
struct PacketWeight: Hashable {
  let food: String
  let grams: Grams
  let before: Grams?
}

extension ToolContext {
  func written(_ draft: TripDraft) -> WrittenTrip {
    let trip = Trip(
      id: identifiers.next(), created: now, profile: profile.id, day: draft.day, time: draft.time, store: draft.store,
      total: draft.total, difference: draft.difference)
    let purchases = draft.lines.enumerated().map { index, line in
      Change.insert(.purchase(purchase(line, at: index + 1, of: trip.id)))
    }
    let foods = FoodsOfTrip(draft.lines, in: self)
    return WrittenTrip(
      trip: trip, changes: [.insert(.trip(trip))] + foods.changes + purchases + memory(draft.lines, of: trip),
      packets: foods.packets)
  }

  func purchase(_ line: TripLine, at position: Int, of trip: UUID) -> Purchase {
    var purchase = Purchase(
      id: identifiers.next(), created: now, trip: trip, position: position, original: line.original, name: line.name,
      grams: line.weight?.grams, price: line.price, kind: line.kind, food: line.food?.id)
    purchase.isUsualPack = line.weight?.basis == .usualPack
    line.describe(&purchase)
    return purchase
  }

  /// What to remember about the store's lines when this receipt is saved.
  func memory(_ lines: [TripLine], of trip: Trip) -> [Change] {
    guard !TripDraft.isSomeShop(trip.store) else { return [] }
    var seen: Set<UUID> = []
    return lines.compactMap { line -> Change? in
      guard let key = StoreKey(store: trip.store, line: line.original), let kind = line.lastingKind,
        seen.insert(key.id).inserted
      else { return nil }
      var known =
        line.known
        ?? KnownLine(
          id: key.id, created: now, store: key.store, line: key.line, kind: kind, name: line.name, lastDay: trip.day)
      known.kind = kind
      known.name = line.name
      known.food = line.food?.id
      if let weight = line.weight, !weight.isGuess { known.gramsOfOne = weight.ofOne }
      known.lastDay = max(known.lastDay, trip.day)
      known.updated = now
      guard let before = line.known else { return .insert(.knownLine(known)) }
      known.timesConfirmed += 1
      return .update(from: .knownLine(before), to: .knownLine(known))
    }
  }
}

extension TripLine {
  /// What to remember about the line; nil where nothing was said about it.
  private var lasting: KnownLine.Kind? {
    switch meaning {
    case .food: .food
    // A name that is not in the food bank answers the question too.
    case .unmatched: call.sure == true ? .food : known?.kind
    case .nonFood: .nonFood
    case .skipped: .skip
    case .adjustment: nil
    }
  }

  var lastingKind: KnownLine.Kind? { isItem ? lasting : nil }

  func describe(_ purchase: inout Purchase) {
    purchase.quantity = call.quantity.flatMap { $0 > .zero && $0 <= LineWeight.most ? $0 : nil }
    purchase.unit = call.unit
    purchase.unitPrice = call.unitPrice.flatMap { $0.magnitude <= FixedDecimal(10_000_000) ? $0 : nil }
    purchase.category = call.category ?? food?.category
    purchase.appliesTo = call.appliesTo.flatMap { (1...RecordTrip.mostLines).contains($0) ? $0 : nil }
    switch meaning {
    case .food(_, let confidence): purchase.confidence = confidence
    case .nonFood: purchase.isNonFood = true
    case .skipped: purchase.skipped = true
    case .unmatched, .adjustment: break
    }
  }
}

/// The foods of a receipt that are added to the food bank, or updated there with the packet that was bought.
struct FoodsOfTrip {
  private(set) var changes: [Change] = []
  private(set) var packets: [PacketWeight] = []

  /// A smaller packet is a sample, a larger one a sack for years.
  private static let sensible = Grams(milligrams: 20_000)...Grams(milligrams: 5_000_000)

  init(_ lines: [TripLine], in context: ToolContext) {
    var seen: Set<UUID> = []
    for line in lines {
      guard let food = line.food, seen.insert(food.id).inserted else { continue }
      guard let grams = FoodsOfTrip.packet(of: line, food) else {
        changes.append(.ensure(.food(food)))
        continue
      }
      var packed = food
      packed.portions = food.portions.filter { $0.unit != .packet } + [Portion(.packet, grams)]
      packed.updated = context.now
      let stands = (try? context.store.food(food.id)) ?? nil
      changes.append(stands.map { .update(from: .food($0), to: .food(packed)) } ?? .insert(.food(packed)))
      packets.append(PacketWeight(food: food.title, grams: grams, before: food.measures()[.packet]))
    }
  }

  /// The weight of a packet, where the line was sold as one, its weight is printed or stated, and it differs from the food's.
  private static func packet(of line: TripLine, _ food: Food) -> Grams? {
    guard let weight = line.weight, !weight.isGuess, let one = weight.ofOne, sensible.contains(one),
      food.category != .produce
    else { return nil }
    let measures = food.measures()
    return measures[.packet] == one || measures[.piece] == one ? nil : one
  }
}
