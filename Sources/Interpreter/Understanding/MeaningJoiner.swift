internal import Nutrition

/// Brings the understandings of a line together: a day said once holds for the clauses after it, what was eaten at
/// the same time is one meal, settings are saved together, and beside a request a greeting says nothing, nor does a
/// meal that was skipped.
enum MeaningJoiner {
  static func joined(_ found: [Understanding], today: Day) -> [Understanding] {
    var result: [Understanding] = []
    for understanding in carried(found) {
      if let last = result.last, let one = one(last, understanding) {
        result[result.count - 1] = one
      } else {
        result.append(understanding)
      }
    }
    let requests = result.filter { $0.intent != .chat && $0.intent != .skip }
    return requests.isEmpty ? Array((result.filter { $0.intent == .skip } + result).prefix(1)) : requests
  }

  private static func carried(_ found: [Understanding]) -> [Understanding] {
    var offset: Int?
    var day: Day?
    return found.map { understanding in
      var understanding = understanding
      if let own = understanding.when.offset {
        offset = own
        day = understanding.when.day
      } else if offset != nil, understanding.intent == .log || understanding.intent == .add {
        understanding.when.offset = offset
        understanding.when.day = day
      }
      return understanding
    }
  }

  /// Two logs that do not differ in their time are one, and so are two settings of a profile.
  private static func one(_ first: Understanding, _ second: Understanding) -> Understanding? {
    if case .saveProfile(let words) = first.wish, case .saveProfile(let more) = second.wish {
      var one = first
      one.text += " " + second.text
      one.wish = .saveProfile(words.merged(with: more))
      return one
    }
    guard first.wish == .log, second.wish == .log, first.intent != .repeat, second.intent != .repeat,
      second.when.slot == nil || second.when.slot == first.when.slot,
      second.when.time == nil || second.when.time == first.when.time,
      second.when.offset == first.when.offset || second.when.offset == nil
    else { return nil }
    var one = first
    one.text += " " + second.text
    one.items += second.items
    one.unaccounted += second.unaccounted
    one.isApproximate = first.isApproximate || second.isApproximate
    return one
  }
}
