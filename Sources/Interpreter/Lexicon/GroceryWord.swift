/// A word about trips to shops.
enum GroceryWord: String, Hashable, Sendable {
  /// Tells what was bought: "bought".
  case bought
  /// Tells what was bought, or eaten: "got", "picked up".
  case perhapsBought = "perhaps bought"
  /// A place where one buys: "from the supermarket".
  case shop
  /// What such a place is called: "the store was Lidl".
  case place
  /// Asks what was bought: "buy".
  case buy
  /// What is kept of one: "trip", "receipt".
  case trip
  /// What it was spent on.
  case groceries
  /// "spend", "spent".
  case spend
  /// A store follows: "at", "from".
  case at
  /// A price follows: "for".
  case price
  /// The price of all of it: "total".
  case total
  /// Asks for sums and not for trips: "by category", "each month".
  case summary
  /// Asks what something costs, without a question: "price of".
  case cost
  /// Of the whole household: "we".
  case everyone
  case thisWeek = "this week"
  case lastWeek = "last week"
  case thisMonth = "this month"
  case lastMonth = "last month"
  /// Asks what is at home: "in the pantry".
  case stock
  /// Says how much of it is: "there is".
  case there
  /// The same of what is left: "we still have".
  case stillThere = "still there"
  /// Asks what will not last: "run out".
  case runOut = "run out"
  /// Nothing is left of it: "out of".
  case usedUp = "used up"
  case thrownAway = "thrown away"
  case thisYear = "this year"
  case lastYear = "last year"
}
