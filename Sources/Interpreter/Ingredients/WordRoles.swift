internal import Nutrition

/// The roles of a word in recipe lines. A word can have several.
struct WordRoles: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  // Numbers
  static let number = WordRoles(rawValue: 1 << 0)
  static let scale = WordRoles(rawValue: 1 << 1)
  static let fraction = WordRoles(rawValue: 1 << 2)
  static let vague = WordRoles(rawValue: 1 << 3)
  static let article = WordRoles(rawValue: 1 << 4)
  static let halfMore = WordRoles(rawValue: 1 << 5)
  static let range = WordRoles(rawValue: 1 << 6)
  static let between = WordRoles(rawValue: 1 << 7)
  static let times = WordRoles(rawValue: 1 << 8)
  static let approximate = WordRoles(rawValue: 1 << 9)
  /// "some": an amount without a number.
  static let unmeasured = WordRoles(rawValue: 1 << 10)
  /// "or more", after a number.
  static let open = WordRoles(rawValue: 1 << 11)

  // Units
  static let unit = WordRoles(rawValue: 1 << 12)
  /// A unit of weight or volume: grams, cups, spoons.
  static let measured = WordRoles(rawValue: 1 << 13)
  /// A unit only right after digits: "c".
  static let letter = WordRoles(rawValue: 1 << 14)
  /// A unit only where a food follows: "2 cloves garlic", but "2 cloves".
  static let noun = WordRoles(rawValue: 1 << 15)
  /// A unit at the start of a line, without a number: "pinch of salt".
  static let bare = WordRoles(rawValue: 1 << 16)
  /// May be the unit after the food: "garlic clove".
  static let trailing = WordRoles(rawValue: 1 << 17)
  /// A container in which food is sold: "400 g tin".
  static let container = WordRoles(rawValue: 1 << 18)
  static let length = WordRoles(rawValue: 1 << 19)
  static let size = WordRoles(rawValue: 1 << 20)
  /// Comes between a number and its unit without changing them: "heaping".
  static let modifier = WordRoles(rawValue: 1 << 21)

  // Around the name
  static let preparation = WordRoles(rawValue: 1 << 22)
  /// Describes a preparation: "finely".
  static let adverb = WordRoles(rawValue: 1 << 23)
  /// A state such as raw or cooked.
  static let state = WordRoles(rawValue: 1 << 24)
  /// Describes a kind of food; a name does not end with it: "boneless".
  static let adjective = WordRoles(rawValue: 1 << 25)
  /// Does not change the figures of a food: "ripe".
  static let mere = WordRoles(rawValue: 1 << 41)
  /// A part of a food: "zest", "stems". After a comma it is not a food of its own.
  static let part = WordRoles(rawValue: 1 << 26)
  /// A shape that something is cut into: "cubes".
  static let shape = WordRoles(rawValue: 1 << 27)
  /// Ends a name: "for", "to taste".
  static let stop = WordRoles(rawValue: 1 << 28)
  static let determiner = WordRoles(rawValue: 1 << 29)
  static let of = WordRoles(rawValue: 1 << 30)
  static let and = WordRoles(rawValue: 1 << 31)
  static let or = WordRoles(rawValue: 1 << 32)
  static let plus = WordRoles(rawValue: 1 << 33)
  static let from = WordRoles(rawValue: 1 << 34)
  static let each = WordRoles(rawValue: 1 << 35)
  /// A name, or part of one, that is kept together: "star anise".
  static let name = WordRoles(rawValue: 1 << 36)
  /// "with", "without".
  static let with = WordRoles(rawValue: 1 << 37)
  /// A preparation that belongs to the name of canned food: "chopped tomatoes".
  static let canned = WordRoles(rawValue: 1 << 38)
  /// Subtracts: "1 cup minus 1 tbsp".
  static let minus = WordRoles(rawValue: 1 << 40)
  /// "only", after the parts that are meant.
  static let only = WordRoles(rawValue: 1 << 39)
}

/// A word in the vocabulary of recipe lines. An unknown word has no roles and is part of a food's name.
struct IngredientWord: Hashable, Sendable {
  var roles: WordRoles = []
  /// The value of a number word.
  var figure: FixedDecimal = .zero
  /// The unit, as an index into the vocabulary's list.
  var unit: UInt8 = 0
  /// The unit of the same letter as a capital.
  var capital: UInt8 = 0
  var state: FoodState?

  static let unknown = IngredientWord()
}
