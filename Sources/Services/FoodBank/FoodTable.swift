package import FoodNames
internal import FoundationEssentials
internal import Nutrition
internal import Words

/// The food table that comes with larder, as used by the food bank. Foods are identified by position, and read when first
/// needed. Search results are cached, since the same few words come again and again.
package final class FoodTable {
  private struct Question: Hashable {
    let words: String
    let state: FoodState?
    let language: Language?
  }

  struct Answer {
    let match: NameMatch<Int>
    let isAmbiguous: Bool
  }

  private let staples: StapleTable
  private var read: [Int: Food] = [:]
  private var answers: [Question: Answer?] = [:]

  package init(_ staples: StapleTable) {
    self.staples = staples
  }

  var count: Int { staples.count }

  /// The food at a position. It is the same in every home, so its instants are zero.
  func food(_ position: Int) -> Food {
    if let food = read[position] { return food }
    let food = staples.food(at: position, created: Instant(milliseconds: 0))
    read[position] = food
    return food
  }

  func position(of id: UUID) -> Int? { staples.position(of: id) }

  /// What a usual pack of a food of the table contains in a country.
  func pack(of id: UUID, in country: String) -> UsualPack? {
    position(of: id).flatMap { staples.pack(at: $0, in: country) }
  }

  func food(of id: UUID) -> Food? { position(of: id).map { food($0) } }

  /// The food that the words mean, by its names or its title ("pasta, dry"). `language` is the language of the words, where it
  /// is known.
  func best(_ words: String, state: FoodState?, language: Language? = nil) -> Answer? {
    let question = Question(words: words, state: state, language: language)
    if let known = answers[question] { return known }
    let answer = titled(words, state) ?? staples.index.best(words, state: state, language: language).map(Answer.init)
    if answers.count >= FoodTable.mostAnswers { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
    return answer
  }

  func search(_ words: String, state: FoodState?, limit: Int) -> [NameMatch<Int>] {
    staples.index.search(words, state: state, limit: limit)
  }

  func nearest(_ words: String, limit: Int) -> [Int] { staples.index.nearest(words, limit: limit).map(\.key) }

  func isName(_ words: String, language: Language? = nil) -> Bool {
    titled(words, nil) != nil || staples.index.best(words, weakest: .stem, language: language) != nil
  }

  func languages(of words: String) -> Set<Language> { staples.index.languages(of: words) }

  /// The names of all foods.
  var names: [String] { (0..<staples.count).map { staples.name(at: $0) } }

  /// Finds a food by its title, as diary entries are named: a name, a comma and a state.
  private func titled(_ words: String, _ state: FoodState?) -> Answer? {
    guard state == nil, let comma = words.utf8.lastIndex(of: UInt8(ascii: ",")) else { return nil }
    let name = String(words[..<comma])
    guard let state = FoodState(rawValue: String(words[comma...].dropFirst(2))),
      let position = staples.index.key(named: name, state: state)
    else { return nil }
    return Answer(match: NameMatch(key: position, quality: .exact, score: 1_000), isAmbiguous: false)
  }

  private static let mostAnswers = 4_096
}
