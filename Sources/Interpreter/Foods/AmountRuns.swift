internal import Nutrition

/// Pairs the amounts of a chunk with its names: amounts come before their names ("200g rice 2 eggs") or behind them
/// ("rice 200g eggs 2").
enum AmountRuns {
  struct Run: Hashable, Sendable {
    var words: [Int] = []
    var amount: AmountPhrase?
    var energy: Figure?
    var isApproximate = false
  }

  static func runs(of pieces: [Chunk.Piece]) -> [Run] {
    isPostfix(pieces) ? postfix(pieces) : prefix(pieces)
  }

  private static func isPostfix(_ pieces: [Chunk.Piece]) -> Bool {
    guard case .word? = pieces.first, case .amount? = pieces.last else { return false }
    return true
  }

  private static func prefix(_ pieces: [Chunk.Piece]) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    for piece in pieces {
      switch piece {
      case .word(let index): run.words.append(index)
      case .amount(let amount):
        if let energy = amount.energy {
          run.energy = energy
          run.isApproximate = run.isApproximate || amount.isApproximate
        } else if run.words.isEmpty {
          run.amount = run.amount.map { $0.combined(with: amount) } ?? amount
        } else {
          runs.append(run)
          run = Run(amount: amount)
        }
      }
    }
    // A last amount without a name is another way to say the amount before: "2 eggs 100g".
    if run.words.isEmpty, !runs.isEmpty { return runs }
    return runs + [run]
  }

  private static func postfix(_ pieces: [Chunk.Piece]) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    for piece in pieces {
      switch piece {
      case .word(let index):
        if run.amount != nil || run.energy != nil {
          runs.append(run)
          run = Run()
        }
        run.words.append(index)
      case .amount(let amount):
        if let energy = amount.energy {
          run.energy = energy
          run.isApproximate = run.isApproximate || amount.isApproximate
        } else {
          run.amount = run.amount ?? amount
        }
      }
    }
    return runs + [run]
  }
}

extension AmountPhrase {
  /// "a large" then "200g": the measured one counts.
  fileprivate func combined(with other: AmountPhrase) -> AmountPhrase {
    isArticle || isUnmeasured || (unit == nil && other.unit != nil) ? other : self
  }
}
