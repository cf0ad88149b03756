package import Nutrition

/// Records a person's body data and aim, from which targets are computed.
package struct SetProfileCall: Call {
  package static let name = "set_profile"

  /// The person's name.
  package var name: String?
  /// The date as YYYY-MM-DD or in words.
  package var birthDate: String?
  /// The age in years.
  package var age: Int?
  /// The sex that the energy equations use.
  package var sex: Profile.Sex?
  /// Whether the person is neither a woman nor a man; the energy equations have no value for that.
  package var noSex: Bool?
  /// The height with its unit: "178 cm", "5 ft 10".
  package var height: String?
  /// The weight with its unit: "72 kg", "160 lb".
  package var weight: String?
  /// How active the person is apart from sport.
  package var activity: ActivityLevel?
  /// Days with sport in a week.
  package var activeDays: Int?
  /// Whether to lose, maintain or gain weight.
  package var aim: Profile.Aim?
  /// The pace in kg a week.
  package var weeklyPace: FixedDecimal?
  /// The date as YYYY-MM-DD.
  package var goalDate: String?
  /// The weight with its unit: "60 kg".
  package var goalWeight: String?
  /// Whether pregnant or breastfeeding.
  package var motherhood: Profile.Motherhood?
  /// Whether the person is no longer pregnant or breastfeeding.
  package var noMotherhood: Bool?
  /// Whether to recompute the targets, even if they were set by hand.
  package var recompute: Bool?
  /// What the person does not eat.
  package var diet: Diet?
  /// The language of the conversation.
  package var language: String?
  /// Metric or US.
  package var units: Profile.Units?
  /// When the diary day begins: "04:00".
  package var dayStart: String?

  package init() {}

  package static let fields: [CallField<SetProfileCall>] =
    [
      .optional("name", \.name),
      .optional("birth_date", \.birthDate),
      .optional("age", \.age),
      .known("sex", \.sex),
      .optional("no_sex", \.noSex, "Neither."),
      .optional("height", \.height, "178 cm, 5 ft 10."),
      .optional("weight", \.weight, "72 kg, 160 lb."),
      .known("activity", \.activity),
      .optional("active_days", \.activeDays),
      .optional("aim", \.aim),
      .optional("weekly_pace_kg", \.weeklyPace),
      .optional("goal_date", \.goalDate),
      .optional("goal_weight", \.goalWeight),
      .known("motherhood", \.motherhood),
      .optional("no_motherhood", \.noMotherhood, "No longer."),
      .optional("recompute", \.recompute, "Targets anew."),
      .known("diet", \.diet),
      .optional("language", \.language),
      .known("units", \.units),
      .optional("day_start", \.dayStart),
    ]
}
