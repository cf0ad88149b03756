package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Searches Open Food Facts by name, only when the person asks for that.
package struct SearchProducts: Tool {
  package let description = "Search Open Food Facts by name, only when the user asks for it."
  package let proposes = false
  package let topic: ToolTopic? = .foods

  package init() {}

  /// The search words without special characters; nil where nothing is left.
  static func query(_ words: String) -> String? {
    let plain = PlainText(words, limit: 100).text
    return plain.isEmpty ? nil : plain
  }

  package func start(_ arguments: SearchProductsCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    try context.asking(SearchProducts.query(arguments.query).map { .search($0) }) { (_, context) throws(ToolError) in
      .finished(try run(arguments, in: context))
    }
  }

  package func run(_ arguments: SearchProductsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard let query = SearchProducts.query(arguments.query) else {
      throw .outOfRange(.limitedValue(value: .query), range: .rangeLetters(least: 1, most: 100))
    }
    let question = ProductQuestion.search(query)
    let fault = try context.keptFault(of: question)
    guard let kept = try context.keptAnswer(to: question) else {
      let sentence = fault.map { ProductAge.sentence($0) } ?? .offNotAsked
      return .answer(ToolAnswer(.sentence(sentence), facts: ["found": false, "reason": .string(sentence.english)]))
    }
    guard case .search(let products, let total) = kept.answer else {
      let sentence = Text.offUnreadable
      return .answer(ToolAnswer(.sentence(sentence), facts: ["found": false, "reason": .string(sentence.english)]))
    }
    guard !products.isEmpty else {
      let sentence = Text.offNoProduct(words: query)
      return .answer(ToolAnswer(.sentence(sentence), facts: kept.answer.facts))
    }
    var card = ProductCard.card(of: products, total: total)
    for (index, product) in products.enumerated() where index < card.rows.count {
      if let barcode = product.barcode { card.rows[index].cells.append(Card.Cell(.verbatim(barcode))) }
    }
    card.notes += ProductAge(asked: kept.moment, fault: fault, in: context).notes
    card.notes.append(.productsToSave)
    return .answer(ToolAnswer(.card(card), facts: kept.answer.facts))
  }
}
