internal import FoodData
package import FoodSources
internal import JSON
package import LanguageModels
internal import Nutrition

/// What has to be asked of Open Food Facts before a tool can run. The tool itself waits for nothing: it finds what was
/// answered among larder's notes.
package struct ProductRequest {
  package let question: ProductQuestion
  private let context: ToolContext

  /// Nil where nothing is to be asked: another tool, no barcode, a food that is known here, or an answer that is fresh.
  package init?(_ call: ToolCall, in context: ToolContext) throws(ToolError) {
    guard let question = try ProductRequest.question(of: call, in: context) else { return nil }
    if case .product(let barcode) = question {
      guard !barcode.isShopsOwn else { return nil }
      // What is known here is asked for only to give it away.
      if call.tool != ContributeFood().name {
        guard try context.food(of: barcode) == nil, try context.importedFood(of: barcode) == nil else { return nil }
      }
    }
    if let kept = try context.keptAnswer(to: question), kept.isFresh(at: context.now) { return nil }
    self.question = question
    self.context = context
  }

  private static func question(of call: ToolCall, in context: ToolContext) throws(ToolError) -> ProductQuestion? {
    switch call.tool {
    // What is there already is not given again.
    case ContributeFood().name:
      guard let words = call.arguments["food"]?.string else { return nil }
      return try context.contribution(of: words).barcode.map { .product($0) }
    case LookUpBarcode().name:
      return call.arguments["barcode"]?.string.flatMap { try? Barcode($0) }.map { .product($0) }
    case SearchProducts().name:
      return call.arguments["query"]?.string.flatMap { SearchProducts.query($0) }.map { .search($0) }
    default: return nil
    }
  }

  /// Whether it may be asked now, without more than Open Food Facts allows; where not, the tool will say so.
  package func mayBeAsked() throws(ToolError) -> Bool {
    guard let wait = try context.secondsToWait(for: question) else { return true }
    try context.keep(.heldBack(wait), of: question)
    return false
  }

  /// Keeps an answer. One that says nothing of the product is as if there were none, so that an older one is not lost.
  package func keep(_ answer: OutsideAnswer) throws(ToolError) {
    switch OpenFoodFactsAnswer(answer.body[...], status: answer.status) {
    case .rateLimited: try context.keep(.refused, of: question)
    case .unreadable: try context.keep(.outside(.noAnswer), of: question)
    case .product(let product) where isAnother(product): try context.keep(.outside(.noAnswer), of: question)
    case .product, .search, .productNotFound, .invalidCode, .differentProductType:
      try context.keep(answer, to: question)
    }
  }

  /// A product of other digits than those that were asked for; leading zeros do not count.
  private func isAnother(_ product: OpenFoodFactsProduct) -> Bool {
    guard case .product(let barcode) = question, let digits = product.barcode else { return false }
    return digits.drop { $0 == "0" } != barcode.digits.drop { $0 == "0" }
  }

  package func keep(_ fault: OutsideFault) throws(ToolError) {
    if fault == .offline || fault == .noLibrary { try context.giveBack(question) }
    try context.keep(.outside(fault), of: question)
  }
}
