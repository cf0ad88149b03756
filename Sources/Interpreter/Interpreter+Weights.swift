internal import Calls
internal import Nutrition
internal import Words

/// Body weights with something else beside them.
extension Interpreter {
  /// Parses a body weight with a meal beside it: "weighed 64.2 this morning, had 2 eggs".
  func weighed(_ whole: Context, _ now: Moment) -> [Parse]? {
    let end = whole.range.upperBound
    // "71 kilos y medio" is one number.
    var alone = BodyReader(context: whole)
    guard alone.read() == nil else { return nil }
    let joints: [Tag] = [.conjunction(.and), .conjunction(.plus), .but]
    for index in whole.range.dropFirst().dropLast() {
      let isJoint =
        [",", ".", ";", "\n"].contains { whole.sentence.isMark($0, at: index) }
        || whole.sentence.skip(anyOf: joints, at: index) != nil
      guard isJoint else { continue }
      for (body, rest) in [(0..<index, index + 1..<end), (index + 1..<end, 0..<index)] {
        var reader = BodyReader(context: whole.part(body))
        guard var weight = reader.read(), weight.command.call(RecordWeightCall.self) != nil else { continue }
        if body.lowerBound == 0, !rest.contains(where: { whole.isSureFood(whole.sentence.tokens[$0].lower) }),
          !saysMore(whole.part(rest))
        {
          weight.unaccounted.append(whole.sentence.written(rest))
          return [weight]
        }
        let meal = understand(whole.sentence.written(rest), now: now)
        guard meal.allSatisfy({ $0.command == .log && !$0.items.isEmpty }) else { continue }
        return body.lowerBound == 0 ? [weight] + meal : meal + [weight]
      }
    }
    return nil
  }

  /// Whether more than a remark about a weight follows: a verb of eating or another request, or what body data there is.
  func saysMore(_ rest: Context) -> Bool {
    rest.range.contains { index in
      rest.sentence.find(at: index) { tag in
        switch tag {
        case .trigger, .body, .ask, .topic, .profile, .grocery: true
        default: nil
        }
      } != nil
    }
  }
}
