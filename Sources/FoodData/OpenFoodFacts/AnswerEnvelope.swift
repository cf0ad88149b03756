internal import JSON

/// The members around a product in an answer.
struct AnswerEnvelope {
  private var code: String?
  private var status: String?
  private var statusText: String?
  private var resultID: String?
  private var errorIDs: [String] = []
  private var productType: String?
  private var hasErrors = false
  private var product: JSONPart?
  private var hits: JSONPart?
  private var total: Int?

  init(_ part: JSONPart) {
    part.forEachMember { name, part in
      switch name {
      case "code": code = part.text
      case "status": status = part.text
      case "status_verbose": statusText = part.string
      case "result": resultID = part.member("id")?.string ?? ""
      case "errors": takeErrors(part)
      case "product": product = part
      case "products", "hits": if part.kind == .array { hits = part }
      case "count": total = part.text.flatMap { Int($0) }
      default: break
      }
    }
  }

  private mutating func takeErrors(_ errors: JSONPart) {
    hasErrors = true
    errors.forEachElement { error in
      if let id = error.member("message")?.member("id")?.string { errorIDs.append(id) }
      if let field = error.member("field"), field.member("id")?.string == "product_type" {
        productType = field.member("value")?.text
      }
    }
  }

  /// Nil where there is no envelope: the document may then be a product itself, even one with a stray member `product`.
  var answer: OpenFoodFactsAnswer? {
    if let hits { return searchPage(hits) }
    guard status != nil || statusText != nil || resultID != nil || hasErrors else { return nil }
    if let product, isFound {
      var document = ProductDocument(product)
      if document.isProduct {
        document.code = document.code ?? plainCode
        return .product(OpenFoodFactsProduct(document))
      }
    }
    return refusal
  }

  private var isFound: Bool { status != "0" && status != "failure" }

  private var plainCode: String? {
    let plain = PlainText(code ?? "", limit: 64).text
    return plain.isEmpty ? nil : plain
  }

  /// Nil where members have the envelope's names, but none of its values.
  private var refusal: OpenFoodFactsAnswer? {
    let ids = errorIDs + [resultID ?? "", statusText ?? ""]
    if ids.contains(where: { $0.contains("different product type") || $0.contains("different_product_type") }) {
      return .differentProductType(barcode: plainCode, type: productType ?? typeInText)
    }
    if ids.contains(where: { $0.contains("invalid code") || $0.contains("invalid_code") }) {
      return .invalidCode(barcode: plainCode)
    }
    if ids.contains(where: { $0.contains("not found") || $0.contains("not_found") }) || status == "0" {
      return .productNotFound(barcode: plainCode)
    }
    return nil
  }

  /// The type in "product found with a different product type: beauty".
  private var typeInText: String? {
    guard let statusText, let colon = statusText.lastIndex(of: ":") else { return nil }
    return PlainText(String(statusText[statusText.index(after: colon)...]), limit: 40).text
  }

  private func searchPage(_ hits: JSONPart) -> OpenFoodFactsAnswer {
    var products: [OpenFoodFactsProduct] = []
    hits.forEachElement { hit in
      guard hit.kind == .object, products.count < 1_000 else { return }
      products.append(OpenFoodFactsProduct(ProductDocument(hit)))
    }
    return .search(products, total: total)
  }
}

extension JSONPart {
  /// A string's text, or a number as it is written.
  fileprivate var text: String? { string ?? number.map { String(decoding: $0, as: UTF8.self) } }
}
