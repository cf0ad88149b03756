internal import FoodData
package import Nutrition

extension ReferenceStore {
  /// At most this many foods are rated; the order of their ids brings the likely ones first.
  package static let candidates = 200

  /// The foods that match the words, best first.
  ///
  /// Where no food has all of the words, words are left out: first those that no food has at all, then words from the
  /// beginning.
  package func search(_ query: ReferenceQuery) throws(StoreError) -> [ReferenceHit] {
    try connection.read { () throws(StoreError) in
      var best: [Candidate] = []
      for text in [query.text] + query.otherNames {
        let found = try candidates(text, query)
        let seen = Set(best.map(\.id))
        best += found.filter { !seen.contains($0.id) }
      }
      best.sort { ($0.fit.rawValue, -$0.score, $0.id) < ($1.fit.rawValue, -$1.score, $1.id) }
      var hits: [ReferenceHit] = []
      for candidate in best.prefix(query.limit) {
        if let food = try food(candidate.id) { hits.append(ReferenceHit(food: food, fit: candidate.fit)) }
      }
      return hits
    }
  }

  /// The food with this key in a source; nil where there is none.
  package func food(_ kind: FoodSource.Kind, reference: String) throws(StoreError) -> ReferenceFood? {
    try foods("food.kind = ? AND food.reference = ?", [ReferenceCode.of(kind), ReferenceKey(reference)]).first
  }

  /// The foods with a barcode, regardless of leading zeros; the one changed last first.
  package func foods(barcode: String) throws(StoreError) -> [ReferenceFood] {
    guard let barcode = BarcodeColumns(barcode) else { return [] }
    return try foods("food.barcode = ? ORDER BY food.date DESC, food.id", [barcode.number])
  }

  private func food(_ id: Int64) throws(StoreError) -> ReferenceFood? { try foods("food.id = ?", [id]).first }

  private func foods(_ condition: String, _ arguments: [any Bindable]) throws(StoreError) -> [ReferenceFood] {
    try connection.all(
      """
      SELECT source.release, \(ReferenceRow.qualifiedColumns) FROM food JOIN source ON source.id = food.source
      WHERE \(condition)
      """, arguments
    ) { row throws(StoreError) in
      let release = try row.text()
      return try ReferenceRow(from: &row).food(release: release, phrases)
    }
  }

  private func candidates(_ text: String, _ query: ReferenceQuery) throws(StoreError) -> [Candidate] {
    let words = try QueryWords(text, isBeingTyped: query.isBeingTyped, in: connection)
    var wanted = words.known
    while !wanted.isEmpty {
      let isWhole = wanted.count == words.words.count
      let found = try candidates(wanted, isWhole: isWhole, query)
      if !found.isEmpty { return found }
      // The first word usually qualifies the others, as in "crunchy peanut butter".
      wanted.removeFirst()
    }
    return []
  }

  private func candidates(
    _ words: [QueryWords.Word], isWhole: Bool, _ query: ReferenceQuery
  ) throws(StoreError) -> [Candidate] {
    let mark = query.kind.map { ReferenceRow.mark(ofKind: ReferenceCode.of($0)) }
    guard let expression = QueryWords.expression(words, mark: mark) else { return [] }
    let rating = CandidateRating(words, isWhole: isWhole, query)
    return try connection.all(ReferenceStore.candidateList, [expression, ReferenceStore.candidates]) {
      row throws(StoreError) in
      try rating.candidate(from: &row)
    }
  }

  private static let candidateList = """
    SELECT food.id, food.name, food.brand, food.state, food.trust FROM words JOIN food ON food.id = words.rowid
    WHERE words MATCH ? ORDER BY words.rowid LIMIT ?
    """
}

extension ReferenceRow {
  fileprivate static let qualifiedColumns = columns.split(separator: ", ").map { "food." + $0 }.joined(separator: ", ")
}
