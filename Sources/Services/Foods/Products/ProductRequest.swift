internal import FoodData
package import FoodSources
internal import Nutrition

/// A question to Open Food Facts that has to be answered before a tool can run. The tool then finds the answer in larder's
/// stored notes.
package struct ProductRequest: Sendable {
  /// A product by its barcode, or a search by name.
  package let question: ProductQuestion

  /// Nil where nothing needs to be asked: for a food that is known here, a shop's own number, or a current stored answer.
  ///
  /// - Parameter isToGive: asks even about a known food, to find out what Open Food Facts lacks.
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

  /// Whether it may be asked now, within the limits of Open Food Facts. If not, the reason is stored for the tool.
  package func mayBeAsked(in context: ToolContext) throws(ToolError) -> Bool {
    guard let wait = try context.secondsToWait(for: question) else { return true }
    try context.keep(.heldBack(wait), of: question)
    return false
  }

  /// Stores an answer. One without information about the product counts as none, so that an older answer is kept.
  package func keep(_ answer: OutsideAnswer, in context: ToolContext) throws(ToolError) {
    switch OpenFoodFactsAnswer(answer.body[...], status: answer.status) {
    case .rateLimited: try context.keep(.refused, of: question)
    case .unreadable: try context.keep(.outside(.noAnswer), of: question)
    case .product(let product) where isAnother(product): try context.keep(.outside(.noAnswer), of: question)
    case .product, .search, .productNotFound, .invalidCode, .differentProductType:
      try context.keep(answer, to: question)
    }
  }

  /// Whether the product has other digits than asked for, apart from leading zeros.
  private func isAnother(_ product: OpenFoodFactsProduct) -> Bool {
    guard case .product(let barcode) = question, let digits = product.barcode else { return false }
    return digits.drop { $0 == "0" } != barcode.digits.drop { $0 == "0" }
  }

  /// Stores why there was no answer. A request that reached nobody does not count towards the limits.
  package func keep(_ fault: OutsideError, in context: ToolContext) throws(ToolError) {
    if fault == .offline || fault == .noLibrary { try context.giveBack(question) }
    try context.keep(.outside(fault), of: question)
  }
}

extension ToolContext {
  /// Asks Open Food Facts where necessary and allowed, stores the answer, and continues.
  ///
  /// - Parameter next: receives why there is no answer, where it was asked.
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
