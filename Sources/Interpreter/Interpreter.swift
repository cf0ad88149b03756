package import Calls
internal import Nutrition
internal import Words

/// Parses a line without a model: which requests it has, and what each of them says.
package struct Interpreter {
  private let lexicon: Lexicon
  private let finder: any FoodFinder
  private let people: KnownPeople
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
        { table(whole, now) }, { told(whole, finder, now) }, { changes(whole, finder, now) },
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

  /// Parses a line in which several people each had something: "for lunch Emma had pasta, I had rice". What those had who
  /// have no diary is told, and not logged.
  private func table(_ whole: Context, _ now: Moment) -> [Parse]? {
    guard let parts = TablePartReader(context: whole, people: people).read() else { return nil }
    var found: [Parse] = []
    var ofOthers: [String] = []
    var food: String?
    for part in parts {
      defer { food = part.isMade ? made(part.food, whole) : whole.list(part.food).items.last?.food ?? food }
      guard !part.isOthers, !part.isMade else {
        if !part.isMade { ofOthers.append(part.text) }
        continue
      }
      let named = food.flatMap { isNamed(part.food, whole) ? nil : counted(part.text, $0) }
      // "Made toast, had 2 eggs" has nothing of what was made, and "opened a 330 ml can, drank half" a part of it.
      if parts[0].isMade, !parts[0].isOthers, named == nil || isWeighed(parts[0].food, whole) { return nil }
      found += understand(named ?? part.text, now: now)
    }
    guard !found.isEmpty else { return [Parse(text: whole.sentence.line, intent: .skip)] }
    if found[0].when.isUnsaid, parts[0].isMade {
      found[0].when = whole.past(whole.when(whole.labels.filter { $0.range.upperBound <= parts[0].food.upperBound }))
    }
    for index in found.indices.dropFirst() where found[index].when.isUnsaid { found[index].when = found[0].when }
    found[0].ofOthers = ofOthers
    // What others had is never the speaker's, whatever is said beside it.
    let isTable = found.allSatisfy { [.log, .add].contains($0.intent) && !$0.items.isEmpty }
    return isTable || parts.contains(where: \.isOthers) ? found : nil
  }

  /// What was cooked, with what was in it and without how much it was.
  private func made(_ range: Range<Int>, _ whole: Context) -> String {
    let amount = AmountParser(sentence: whole.sentence).read(at: range.lowerBound, before: range.upperBound)
    return whole.sentence.written((amount?.range.upperBound ?? range.lowerBound)..<range.upperBound)
  }

  private func isWeighed(_ range: Range<Int>, _ whole: Context) -> Bool {
    whole.list(range).items.contains { $0.amount.isWeight || $0.unit?.isMetricVolume == true }
  }

  /// Whether a food is named before the first amount: "salmon about 6 oz".
  private func isNamed(_ range: Range<Int>, _ whole: Context) -> Bool {
    let first = range.first { amount(of: whole.sentence, at: $0, before: range.upperBound) != nil }
    return first.map { !whole.list(range.lowerBound..<$0).items.isEmpty } ?? false
  }

  /// An amount that needs no food behind it: "2", "a big bowl".
  private func amount(of sentence: Sentence, at start: Int, before end: Int) -> AmountPhrase? {
    let hasArticle = sentence.skip(.article, at: start, before: end) != nil
    let phrase = AmountParser(sentence: sentence).read(at: start, before: end, leads: hasArticle)
    return phrase.flatMap { $0.quantity != nil && (!hasArticle || $0.unit != nil) ? $0 : nil }
  }

  /// A part of a line whose first amount has no food, with one behind it: "I had 2" with "idlis". Nil where it has its own.
  private func counted(_ part: String, _ food: String) -> String? {
    let sentence = lexicon.sentence(part)
    let end = sentence.tokens.count
    let first = sentence.range.lazy.compactMap { amount(of: sentence, at: $0, before: end) }.first
    // "Comí 4 de carne": a kind of it.
    let isOfKind = sentence.language == .spanish && first?.hasOf == true && first?.unit == nil
    guard let first, case let behind = first.range.upperBound - (isOfKind ? 1 : 0),
      // "400 g of it".
      case let next = sentence.skip(.of, at: behind).flatMap({ sentence.skip(.pronoun, at: $0) })
        ?? sentence.skip(.pronoun, at: behind) ?? behind,
      next == end || sentence.tokens[next].kind == .mark
        || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.with), .person(.whom), .tailVerb], at: next) != nil
        || isOfKind
    else { return nil }
    return [sentence.written(0..<behind), food, next < end ? sentence.written(next..<end) : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Parses a body weight with a meal beside it: "weighed 64.2 this morning, had 2 eggs".
  private func weighed(_ whole: Context, _ now: Moment) -> [Parse]? {
    let end = whole.range.upperBound
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
  private func saysMore(_ rest: Context) -> Bool {
    rest.range.contains { index in
      rest.sentence.find(at: index) { tag in
        switch tag {
        case .trigger, .body, .ask, .topic, .profile, .grocery: true
        default: nil
        }
      } != nil
    }
  }

  /// Parses one's share of what was cooked, which is that share of all that went into it.
  private func cooked(_ whole: Context, _ now: Moment) -> [Parse]? {
    guard let told = CookedMealReader(context: whole).read(),
      // "Hice una tortilla" is no exercise.
      case let found = understand(told.meal, now: now).filter({ $0.intent != .exercise }), found.count == 1,
      found[0].command == .log, !found[0].items.isEmpty
    else { return nil }
    var meal = told.isCooked ? found[0].withoutTitle : found[0]
    if meal.items.count == 1, meal.items[0].amount == .unsaid {
      // "Lasagne for 6, I had 2 portions".
      guard let portions = told.portions else { return nil }
      meal.items[0] = meal.items[0].having(Amount(quantity: portions, unit: .serving))
    } else {
      // "Boiled 400 g of pasta": that says what was done, and not in which state it was weighed.
      if told.isCooked, meal.items[0].state?.isCooked == true { meal.items[0].state = nil }
      meal.items = meal.items.map { (told.isCooked ? uncooked($0) : $0).split(told.share) }
    }
    return [meal]
  }

  /// The food as it went into the pot, where its weight does not say in which state it was weighed: rice is dry, meat is raw.
  private func uncooked(_ item: FoodItem) -> FoodItem {
    guard item.state == nil, item.amount.isWeight else { return item }
    let found = [FoodState.dry, .raw].lazy.compactMap { state in
      finder.match(item.food.lowercased(), state: state).map { (state, $0) }
    }.first { $0.1.quality.isSure }
    var uncooked = item
    if let found { (uncooked.state, uncooked.match) = found }
    return uncooked
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
    while found.count > 1, let amount = found[found.count - 1].amountOfLast, found[found.count - 2].setsFood,
      case .change(var change) = found[found.count - 2].command
    {
      (change.quantity, change.unit) = (amount.quantity, amount.unit)
      found[found.count - 2].command = .change(change)
      found.removeLast()
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

  /// The sentence with a misspelt request at its beginning as it was meant.
  private func spelt(_ sentence: Sentence) -> Sentence {
    lexicon.spelt(
      sentence,
      isBeforeAmount: {
        AmountParser(sentence: sentence).read(at: 1, before: sentence.tokens.count)?.quantity != nil
          || sentence.isMark(":", at: 1) || sentence.skip(.trigger(.was), at: 1) != nil
      }, isFood: finder.isName
    ).map(lexicon.sentence) ?? sentence
  }

  /// The sentence without the numbers of a list.
  private func unnumbered(_ sentence: Sentence) -> Sentence {
    ListNumbers(sentence: sentence).removed.map(lexicon.sentence) ?? sentence
  }

  /// The sentence without the chain where somebody ate, and with whole words between the parts of names.
  private func placed(_ line: Sentence) -> Sentence {
    let sentence = ShortJoints(sentence: line).completed.map(lexicon.sentence) ?? line
    return Eateries(sentence: sentence, isFood: finder.isName).removed.map(lexicon.sentence) ?? sentence
  }

  /// The sentence with only what was meant, where something was put right at once, and with a dish next to what is in it.
  private func repaired(_ sentence: Sentence, _ now: Moment) -> Sentence {
    let times: (Range<Int>) -> [WhenLabel] = { labels(of: sentence, in: $0, finder, now) }
    let line =
      SpeechRepair(sentence: sentence, labels: times).repaired
      ?? MealTitle(sentence: sentence, labels: times).ordered
      ?? PackSizes(sentence: sentence).resolved
    return line.map(lexicon.sentence) ?? sentence
  }

  private func labels(
    of sentence: Sentence, in range: Range<Int>, _ finder: any FoodFinder, _ now: Moment
  ) -> [WhenLabel] {
    WhenReader(sentence: sentence, today: now.today) { finder.isName($0) }.labels(in: range)
  }

  /// The sentence with what Chinese leaves out between words, with Turkish words in order, and with nouns that are said
  /// once for several kinds.
  private func completed(_ line: Sentence, _ now: Moment) -> Sentence {
    let sentence = TurkishClauses(sentence: line).parted.map(lexicon.sentence) ?? line
    let runs =
      ChineseRuns(sentence: sentence, lexicon: lexicon, finder: finder).completed
      ?? TurkishRuns(
        sentence: sentence, labels: { labels(of: sentence, in: $0, finder, now) }, isFood: finder.isName
      ).completed
    return (runs ?? OmittedNouns(sentence: sentence).completed).map(lexicon.sentence) ?? sentence
  }

  /// The sentence in the language of its foods, where no other word shows one: "200 ml kefirle 3 hurma".
  private func ofFoods(_ sentence: Sentence) -> Sentence {
    guard sentence.language == .english, sentence.phrases.joined().allSatisfy(\.tag.isAmount) else { return sentence }
    let languages = sentence.unknownWords.map { finder.languages(of: sentence.tokens[$0].lower) }.filter { !$0.isEmpty }
    guard let first = languages.first, case let common = languages.reduce(first, { $0.intersection($1) }),
      common.count == 1, let language = common.first, language != .english
    else { return sentence }
    return lexicon.spoken(in: language).sentence(sentence.line)
  }

  /// The sentence with its digits read in the language of the food next to them, where the other words do not show the
  /// language: "1.500 g Kartoffeln".
  private func resolved(_ sentence: Sentence) -> Sentence {
    guard sentence.language == .english, let doubt = DoubtfulNumber(in: sentence) else { return sentence }
    var resolved = sentence
    resolved.thousands = lexicon.thousands(in: doubt.languages(of: sentence, finder))
    return DoubtfulNumber(in: resolved) == nil ? resolved : sentence
  }

  /// How much of the food found before a line says was eaten, and when; nil where it says something else.
  func shareOfPack(_ line: String, now: Moment) -> (amount: Amount, when: When)? {
    guard line.utf8.count <= 120 else { return nil }
    let context = context(of: line, now)
    return ShareOfPack(context: context).read().map { ($0, context.when) }
  }

  /// The meal that a line names without any food: "breakfast", "log dinner yesterday". Nil for any other line.
  func mealAlone(_ line: String, now: Moment) -> When? {
    guard line.utf8.count <= 120 else { return nil }
    let context = context(of: line, now)
    let eateries = context.range.flatMap { index in
      context.sentence.skip(.eatery, at: index).map { index..<$0 } ?? 0..<0
    }
    let isAlone = context.range.allSatisfy { index in
      context.isLabel(index) || context.sentence.tokens[index].kind == .mark || eateries.contains(index)
        || context.sentence.skip(anyOf: [.trigger(.log), .filler, .determiner], at: index) == index + 1
    }
    return isAlone && context.when.slot != nil ? context.when : nil
  }

  /// Parses clause by clause.
  private func read(_ whole: Context, _ finder: RememberingFinder, _ now: Moment) -> [Parse] {
    let found = clauses(of: whole).map { clause in
      let context = context(whole.sentence, clause, finder, now)
      return ParseJoiner.Reading(
        parses: ClauseReader(context: context).read().map { context.endsInKind ? $0.ofKind : $0 },
        continues: clause.continues,
        endsInDay: context.endsInDay, beginsInTime: context.beginsInTime)
    }
    let joined = ParseJoiner.joined(found)
    return joined.isEmpty ? [Parse(text: whole.sentence.line, intent: .other)] : joined
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
  private func context(of line: String, _ now: Moment) -> Context {
    let sentence = lexicon.sentence(line)
    return context(sentence, RememberingFinder(finder.speaking(sentence.language)), now)
  }

  private func context(_ sentence: Sentence, _ finder: RememberingFinder, _ now: Moment) -> Context {
    context(sentence, Clause(range: sentence.range), finder, now)
  }

  private func context(
    _ sentence: Sentence, _ clause: Clause, _ finder: RememberingFinder, _ now: Moment
  ) -> Context {
    let labels = labels(of: sentence, in: clause.range, finder, now)
    return Context(sentence: sentence, finder: finder, now: now, clause: clause, labels: labels)
  }
}
