/// The recommended hours of sleep a night by age (Hirshkowitz M et al., Sleep Health 2015; 1: 40–43).
package enum SleepDuration {
  /// - Parameter age: whole years.
  package static func hours(age: Int) -> ClosedRange<Int> {
    switch age {
    case ..<1: 12...15
    case 1...2: 11...14
    case 3...5: 10...13
    case 6...13: 9...11
    case 14...17: 8...10
    case 18...64: 7...9
    default: 7...8
    }
  }
}
