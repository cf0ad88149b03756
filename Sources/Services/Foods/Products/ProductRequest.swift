internal import FoodData
package import FoodSources
internal import Nutrition

/// What has to be asked of Open Food Facts before a tool can run, which then finds what was answered among larder's notes.
package struct ProductRequest: Sendable {
  /// The product of a barcode, or a search by name.
  package let question: ProductQuestion

  /// Nil where nothing is to be asked: a food that is known here, a shop's own number, or an answer that is fresh.
  ///
  /// - Parameter isToGive: what is known here is asked for nevertheless, to give what is missing there.
  package init?(
    _ question: ProductQuestion, isToGive: Bool = false, in context: ToolContext
  ) throws(ToolError) {
    if case .product(let barcode) = question {
      guard !barcode.isShopsOwn else { return nil }
      if !isToGive {
        guard try context.food(of: barcode) == nil, try context.importedFood(of: barcode) == nil else { return nil }
      }
    }
    if let kept = try context.keptAnswer(to: question), kept.isFresh(at: context.now) { return nil }
    self.question = question
  }

  /// Whether it may be asked now, without more than Open Food Facts allows; where not, the tool will say so.
  package func mayBeAsked(in context: ToolContext) throws(ToolError) -> Bool {
    guard let wait = try context.secondsToWait(for: question) else { return true }
    try context.keep(.heldBack(wait), of: question)
    return false
  }

  /// Keeps an answer. One that says nothing of the product is as if there were none, so that an older one is not lost.
  package func keep(_ answer: OutsideAnswer, in context: ToolContext) throws(ToolError) {
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

  /// Notes why nobody answered; a request that reached nobody does not count against what is allowed.
  package func keep(_ fault: OutsideError, in context: ToolContext) throws(ToolError) {
    if fault == .offline || fault == .noLibrary { try context.giveBack(question) }
    try context.keep(.outside(fault), of: question)
  }
}

extension ToolContext {
  /// Asks Open Food Facts, where it has to be asked and may be, keeps what it answers, and goes on.
  ///
  /// - Parameter next: is given why there is no answer, where somebody was asked.
  func asking(
    _ question: ProductQuestion?, isToGive: Bool = false,
    then next: @escaping @Sendable (OutsideError?, ToolContext) throws(ToolError) -> ToolStep
  ) throws(ToolError) -> ToolStep {
    guard let question, let request = try ProductRequest(question, isToGive: isToGive, in: self),
      try request.mayBeAsked(in: self)
    else { return try next(nil, self) }
    return .needs(
      .product(question) { (result, context) throws(ToolError) in
        switch result {
        case .success(let answer):
          try request.keep(answer, in: context)
          return try next(nil, context)
        case .failure(let fault):
          try request.keep(fault, in: context)
          return try next(fault, context)
        }
      })
  }
}
