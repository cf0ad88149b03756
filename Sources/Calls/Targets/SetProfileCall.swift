package import Nutrition

/// Records a person's body and aim; targets follow from them.
package struct SetProfileCall: Call {
  package static let name = "set_profile"

  /// What the person is called.
  package var name: String?
  /// As YYYY-MM-DD, or in words.
  package var birthDate: String?
  /// In years.
  package var age: Int?
  /// As equations for energy take it.
  package var sex: Profile.Sex?
  /// Neither a woman nor a man, which equations do not know.
  package var noSex: Bool?
  /// With its unit: "178 cm", "5 ft 10".
  package var height: String?
  /// With its unit: "72 kg", "160 lb".
  package var weight: String?
  /// How active the person is beside sport.
  package var activity: ActivityLevel?
  /// Days of sport a week.
  package var activeDays: Int?
  /// Lose, maintain or gain.
  package var aim: Profile.Aim?
  /// In kg a week.
  package var weeklyPace: FixedDecimal?
  /// As YYYY-MM-DD.
  package var goalDate: String?
  /// With its unit: "60 kg".
  package var goalWeight: String?
  /// Pregnant, or nursing.
  package var motherhood: Profile.Motherhood?
  /// Neither pregnant nor nursing any more.
  package var noMotherhood: Bool?
  /// The targets are to be computed anew, whatever they are.
  package var recompute: Bool?
  /// What the person does not eat.
  package var diet: Diet?
  /// Of the conversation.
  package var language: String?
  /// Metric or US.
  package var units: Profile.Units?
  /// When a day begins: "04:00".
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
