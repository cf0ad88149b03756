package import Calls
internal import Nutrition
internal import Words

/// Parses a line without a model: which requests it has, and what each of them says.
package struct Interpreter {
  let lexicon: Lexicon
  let finder: any FoodFinder
  let people: KnownPeople
  private let speaker: String?

  /// - Parameters:
  ///   - people: the names of those who have a diary.
  ///   - speaker: the name of the one whose diary is open.
  package init(lexicon: Lexicon, finder: any FoodFinder, people: [String] = [], speaker: String? = nil) {
    self.speaker = speaker
    self.lexicon = lexicon
    self.finder = finder
    self.people = KnownPeople(people)
  }

  /// The parses of `line`, one for each request or meal, in order; never empty.
  package func understand(_ line: String, now: Moment) -> [Parse] {
    guard line.utf8.count <= Lexicon.longestLine else { return [Parse(text: "", intent: .other)] }
    let line = finder.writtenNames.spoken(line)
    let sentence = completed(resolved(repaired(placed(unnumbered(spelt(ofFoods(lexicon.sentence(line))))), now)), now)
    let finder = RememberingFinder(finder.speaking(sentence.language))
    let whole = context(sentence, finder, now)
    if let recipe = RecipeReader(context: whole, lexicon: lexicon).read() { return [recipe] }
    if let files = ScanReader(lexicon: lexicon, when: { context($0, finder, now).when }).read(sentence) { return files }
    if let doubt = DoubtfulNumber(in: sentence) {
      return [Parse(text: line, intent: .log, command: .beyond(.doubtfulNumber(doubt)))]
    }
    if let profile = ProfileReader(sentence: sentence, people: people).read() { return [profile] }
    if let said = saidOfAnother(sentence, now) { return [said] }
    if let told = remarked(whole, now) ?? cooked(whole, now) { return told }
    let account = WordAccount(sentence)
    let candidates =
      [{ weighed(whole, now) }] + aboutOneThing(whole) + [
        { table(whole, now) }, { told(whole, finder, now) },
        { changesOfOneVerb(whole, finder, now) ?? changes(whole, finder, now) },
        { read(whole, finder, now) },
      ]
    let found = Judge(account: account).best(of: candidates) ?? []
    return account.kept(of: found)
  }

  /// The people in an answer to who is in the household; nil where it says anything else.
  package func members(_ line: String, now: Moment) -> [SaveFamilyMemberCall.Member]? {
    guard line.utf8.count <= Lexicon.longestLine else { return nil }
    return MemberReader(context: context(of: line, now)).read(isAsked: true)
  }

  /// A note about a meal, alone or at the end of a line that logs one.
  private func remarked(_ whole: Context, _ now: Moment) -> [Parse]? {
    let reader = RemarkReader(context: whole)
    if let remark = reader.read() { return [remark] }
    guard let tail = reader.tail() else { return nil }
    var found = understand(whole.sentence.original(tail.meal), now: now)
    guard let index = found.firstIndex(where: { $0.command == .log && !$0.items.isEmpty }) else { return nil }
    found[index].notes = tail.note
    return found
  }

  private func told(_ whole: Context, _ finder: RememberingFinder, _ now: Moment) -> [Parse]? {
    guard let told = PeopleReader(context: whole, people: people).read() else { return nil }
    let found = told.isPronoun ? [] : read(context(lexicon.sentence(told.rest), finder, now), finder, now)
    return told.assigned(to: found, whole.sentence.line)
  }

  /// Parses several changes in one line, each of them whole by itself.
  private func changes(_ whole: Context, _ finder: RememberingFinder, _ now: Moment) -> [Parse]? {
    let parts = ChangeSequence(sentence: whole.sentence).parts
    var found: [Parse] = []
    for part in parts {
      let said = ClauseReader(context: context(whole.sentence, Clause(range: part), finder, now)).read()
      guard said.allSatisfy(\.isWholeChange) else { return nil }
      found += said
    }
    // "It was salmon, 200 g".
    while found.count > 1, let measured = found[found.count - 2].measured(by: found[found.count - 1]) {
      found.replaceSubrange((found.count - 2)..., with: [measured])
    }
    // "It wasn't tuna, it was egg" is one.
    if found.count == 2, found[0].intent == .delete, found[1].setsFood,
      !whole.contains(parts[0], .trigger(.delete)) || whole.contains(parts[1], .trigger(.was))
    {
      found[1].reference = found[0].reference
      found[1].reference?.isRuledOut = true
      return [found[1]]
    }
    while found.count > 1, let explained = found[found.count - 2].explained(by: found[found.count - 1]) {
      found.replaceSubrange((found.count - 2)..., with: [explained])
    }
    // "The beer was alcohol free, and it was 2": the beer.
    for index in found.indices.dropFirst() where found[index].reference == .last && !found[index].setsFood {
      let before = found[index - 1]
      if before.intent != .delete, before.reference?.food != nil { found[index].reference = before.reference }
    }
    return found.contains { $0.command != .log } && parts.count > 1 ? found : nil
  }

  func labels(
    of sentence: Sentence, in range: Range<Int>, _ finder: any FoodFinder, _ now: Moment
  ) -> [WhenLabel] {
    WhenReader(sentence: sentence, today: now.today) { finder.isName($0) }.labels(in: range)
  }

  /// How much of the food found before a line says was eaten, and when; nil where it says something else.
  ///
  /// - Parameter wasAsked: whether the line right before asked about it, so that "had one" is enough.
  func shareOfPack(_ line: String, wasAsked: Bool = false, now: Moment) -> (amount: Amount, when: When)? {
    guard line.utf8.count <= 120 else { return nil }
    let context = context(of: line, now)
    let share = ShareOfPack(context: context, isKnown: true)
    return ((wasAsked ? share.ofAsked() : nil) ?? share.read()).map { ($0, context.when) }
  }

  /// The meal that a line names without any food: "breakfast", "log dinner yesterday". Nil for any other line.
  func mealAlone(_ line: String, now: Moment) -> When? {
    meal(line, besides: [.trigger(.log), .filler, .determiner], now: now)
  }

  /// The meal at which a line says that something was eaten, without saying what: "kahvaltıda yedim", "中午吃的". Nil for any other
  /// line.
  func mealOfEating(_ line: String, now: Moment) -> When? {
    let words: [Tag] = [
      .trigger(.ate), .trigger(.perhapsAte), .tailVerb, .subject, .pronoun, .filler, .adverb, .determiner,
      .conjunction(.and),
      .correction, .but,
    ]
    return meal(line, besides: words, now: now)
  }

  /// The meal of a line that has nothing besides but some words.
  private func meal(_ line: String, besides words: [Tag], now: Moment) -> When? {
    guard line.utf8.count <= 120 else { return nil }
    let context = context(of: line, now)
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if context.isLabel(index) || context.sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = context.sentence.skip(anyOf: words + [.eatery], at: index, before: context.range.upperBound)
      {
        index = next
      } else {
        return nil
      }
    }
    return context.when.slot != nil ? context.when : nil
  }

  /// Parses clause by clause.
  func read(_ whole: Context, _ finder: RememberingFinder, _ now: Moment) -> [Parse] {
    let found = clauses(of: whole).map { clause in
      if let others = ofSomebody(clause, in: whole, finder, now) {
        return ParseJoiner.Reading(parses: others, continues: false, endsInDay: false, beginsInTime: false)
      }
      let context = context(whole.sentence, clause, finder, now)
      return ParseJoiner.Reading(
        parses: ClauseReader(context: context).read().map { context.endsInKind ? $0.ofKind : $0 },
        continues: clause.continues,
        endsInDay: context.endsInDay, beginsInTime: context.beginsInTime)
    }
    let joined = ParseJoiner.joined(found)
    return joined.isEmpty ? [Parse(text: whole.sentence.line, intent: .other)] : joined
  }

  /// What somebody with a name had beside the speaker: "I had the carbonara | and Steve had the calzone". Nil for any other
  /// clause.
  private func ofSomebody(
    _ clause: Clause, in whole: Context, _ finder: RememberingFinder, _ now: Moment
  ) -> [Parse]? {
    let (sentence, end) = (whole.sentence, clause.range.upperBound)
    guard clause.range.lowerBound > whole.range.lowerBound,
      let name = clause.range.prefix(3).first(where: { sentence.eaterNamed(at: $0, before: end) != nil })
    else { return nil }
    return told(context(lexicon.sentence(sentence.written(name..<end)), finder, now), finder, now)
  }

  /// Parses a question about another person's diary, or a request that is possible only there.
  private func saidOfAnother(_ sentence: Sentence, _ now: Moment) -> Parse? {
    guard let asked = AskedPersonReader(sentence: sentence, people: people).read() else { return nil }
    // "Copy Emma's lunch to Ben" names others, too.
    let found = Interpreter(lexicon: lexicon, finder: finder, people: asked.isOwner ? people.names : [])
      .understand(asked.rest, now: now)
    guard found.count == 1, var parse = found.first else { return nil }
    parse.text = sentence.line
    if let question = parse.asked(of: asked.name) { return question }
    if var repetition = parse.command.call(LogAgainCall.self), asked.isOwner || asked.isRepeated {
      repetition.fromPerson = asked.name
      parse.command = .calling(repetition)
      return parse
    }
    guard parse.isPersonal(ofOwner: asked.isOwner) else { return nil }
    guard asked.name != speaker else { return parse }
    return Parse(text: sentence.line, intent: parse.intent, command: .beyond(.otherDiary(asked.name)))
  }

  /// Parses of the whole line as being about one thing: a body, an activity, the household, the food bank, a swap or a
  /// range of days; the likeliest first.
  private func aboutOneThing(_ context: Context) -> [Judge.Candidate] {
    let readers: [() -> Parse?] = [
      { isForShell(context) ? context.parse(.other, .beyond(.shell)) : nil },
      { ProductReader(context: context).read() }, { OtherEaterReader(context: context, people: people).read() },
      { FamilyReader(context: context).read() },
      { GroceryReader(context: context).read() }, { FoodBankReader(context: context).read() },
      { ExerciseReader(sentence: context.sentence).read() },
      {
        var body = BodyReader(context: context)
        return body.read()
      },
      { ActivityReader(context: context).read() }, { SwapReader(context: context).read() },
      { PeriodReader(context: context).read() },
    ]
    let several: [Judge.Candidate] = [
      { EstimateReader(context: context).read() }, { PantryReader(context: context).counted() },
    ]
    return several + readers.map { reader in { reader().map { [$0] } } }
  }

  private func isForShell(_ context: Context) -> Bool {
    context.sentence.tokens.count <= 20 && context.topics(context.range).contains(.shell)
      && !context.contains(context.range, .trigger(.ate))
  }

  private func clauses(of whole: Context) -> [Clause] {
    let leads = LeadReader(sentence: whole.sentence, labels: whole.labels, isFood: whole.isSureFood)
    return ClauseSplitter(sentence: whole.sentence, leads: leads).clauses()
  }

  /// An estimate of the food that was asked about, from a line that says what it is like; nil where it says something
  /// else.
  func estimate(of name: String, by line: String, now: Moment) -> SaveFoodCall? {
    guard line.utf8.count <= 120 else { return nil }
    return EstimateReader(context: context(of: line, now)).basis(of: name)
  }

  /// Whether a food is measured in a unit: millilitres if it has a density, bowl or glass, other units if it has such a
  /// portion.
  func isMeasured(_ food: String, in unit: MeasureUnit) -> Bool {
    guard let measures = finder.match(food.lowercased(), state: nil)?.measures else { return false }
    if case .volume = unit.kind {
      return measures.density != nil || measures[.bowl] != nil || measures[.glass] != nil
    }
    return measures[unit] != nil
  }

  /// Parses a food with the words for what was with it: "latte" and "with oat milk".
  func together(_ food: String, _ said: String) -> [FoodItem] {
    let context = context(of: food + " " + said, Moment(today: Day(number: 0)))
    return context.list(context.range).items
  }

  /// Whether a food is a bread named by its kind, and a dish one that is counted with its bread: a sandwich, but no soup.
  func isBread(_ food: String, of dish: String) -> Bool {
    let dish = lexicon.sentence(dish)
    guard let last = dish.tokens.indices.last, dish.skip(.filled, at: last) != nil,
      dish.skip(.cookedMixture, at: last) == nil
    else { return false }
    let context = context(of: food, Moment(today: Day(number: 0)))
    guard let kind = context.sentence.skip(.breadKind, at: 0) else { return false }
    let bread = ItemBuilder(
      sentence: context.sentence, names: NameReader(sentence: context.sentence, finder: context.finder)
    ).bread(Array(0..<kind))
    return bread?.match.map { $0.title == context.finder.match(food.lowercased(), state: nil)?.title } ?? false
  }

  /// Whether a food is a dish that others went into, and no drink that is poured.
  func isMade(_ food: String) -> Bool {
    let sentence = lexicon.sentence(food)
    guard let last = sentence.tokens.indices.last else { return false }
    return sentence.skip(anyOf: [.plainDrink, .milkDrink], at: last) == nil
      && sentence.skip(anyOf: [.dish, .mixture, .countedMixture, .cookedMixture, .filled], at: last) != nil
  }

  /// How much of a food goes into a drink to which it is added. Nil for other foods and drinks.
  func splash(of food: String, in drink: String) -> Amount? {
    let (food, drink) = (lexicon.sentence(food), lexicon.sentence(drink))
    guard let last = drink.tokens.indices.last, drink.skip(.plainDrink, at: last) != nil,
      WordKinds(sentence: food).isDrinkAddition(Array(food.range))
    else { return nil }
    return ItemReader.splash
  }

  /// The figures of a line that has nothing else: "4000 kcal", "sodium 1500, protein 200 g".
  func figures(_ line: String) -> Nutrients? {
    guard line.utf8.count <= 200 else { return nil }
    let sentence = lexicon.sentence(line)
    let read = FiguresReader.read(sentence.range, of: sentence, bareEnergy: false)
    let isOver = read.rest.allSatisfy { index in
      sentence.tokens[index].kind == .mark
        || sentence.skip(
          anyOf: [.filler, .per, .conjunction(.and), .to, .copula, .only, .pronoun, .trigger(.was)], at: index) != nil
    }
    return read.figures == .unknown || !isOver ? nil : read.figures
  }

  /// The number of servings in a line that has nothing else: "serves 6", "4 servings".
  func servings(_ line: String) -> FixedDecimal? {
    guard line.utf8.count <= 60 else { return nil }
    let sentence = lexicon.sentence(line)
    guard let found = RecipeFacts(sentence: sentence).servings() else { return nil }
    let isOver = sentence.range.allSatisfy { index in
      found.words.contains(index) || sentence.tokens[index].kind == .mark
        || sentence.skip(anyOf: [.filler, .pronoun, .correction, .only], at: index) == index + 1
    }
    return isOver ? found.number : nil
  }

  /// The context of a whole line, with a finder of its own.
  func context(of line: String, _ now: Moment) -> Context {
    let sentence = lexicon.sentence(line)
    return context(sentence, RememberingFinder(finder.speaking(sentence.language)), now)
  }

  func context(_ sentence: Sentence, _ finder: RememberingFinder, _ now: Moment) -> Context {
    context(sentence, Clause(range: sentence.range), finder, now)
  }

  func context(
    _ sentence: Sentence, _ clause: Clause, _ finder: RememberingFinder, _ now: Moment
  ) -> Context {
    let labels = labels(of: sentence, in: clause.range, finder, now)
    return Context(sentence: sentence, finder: finder, now: now, clause: clause, labels: labels)
  }
}
