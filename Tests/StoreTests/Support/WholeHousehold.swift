import Nutrition

/// One record of every kind, in an order in which they can be inserted.
let wholeHousehold: [Record] =
  [.food(food(70)), .meal(meal(71)), .trip(fullTrip), .entry(quick(73, in: id(71)))]
  + Record.Kind.allCases.filter { $0 != .trip && $0 != .entry }.map { Lifecycle.of($0).record }
  + [.entry(fullEntry)]
