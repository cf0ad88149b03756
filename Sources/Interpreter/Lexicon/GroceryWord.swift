/// A word about shopping trips and the pantry.
enum GroceryWord: String, Hashable, Sendable {
  /// Says that something was bought: "bought".
  case bought
  /// Says that something was bought or eaten: "got", "picked up".
  case perhapsBought = "perhaps bought"
  /// A kind of shop: "from the supermarket".
  case shop
  /// The word for the shop itself: "the store was Lidl".
  case place
  /// Asks what was bought: "buy".
  case buy
  /// The trip itself: "trip", "receipt".
  case trip
  /// What money is spent on: "groceries".
  case groceries
  /// "spend", "spent".
  case spend
  /// A store follows: "at", "from".
  case at
  /// A store follows to which somebody went: "went to the".
  case went
  /// A price follows: "for".
  case price
  /// The price of everything: "total".
  case total
  /// Asks for sums rather than trips: "by category", "each month".
  case summary
  /// Asks for a price without a question: "price of".
  case cost
  /// The whole household: "we".
  case everyone
  case thisWeek = "this week"
  case lastWeek = "last week"
  case thisMonth = "this month"
  case lastMonth = "last month"
  /// Asks what is at home: "in the pantry".
  case stock
  /// Says how much there is: "there is".
  case there
  /// Says how much is left: "we still have".
  case stillThere = "still there"
  /// Asks what will not last: "run out".
  case runOut = "run out"
  /// Says that nothing is left: "out of".
  case usedUp = "used up"
  case thrownAway = "thrown away"
  case thisYear = "this year"
  case lastYear = "last year"
}
