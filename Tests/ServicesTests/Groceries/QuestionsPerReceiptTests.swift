import Calls
internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// The household's week at one made-up shop, receipt after receipt: what is asked falls, because what was said is known.
struct QuestionsPerReceiptTests {
  /// Cut names as tills print them; those that no food bank can know have what the household answers.
  private static let shelf: [(original: String, name: String?, answer: String)] = [
    ("LANDMILCH 3,8%", "whole milk", ""), ("KNUSPERLI ORIG", nil, "granola"), ("BIO GURKE ST", "cucumber", ""),
    ("ROEST.EDEL", nil, "ground coffee"), ("HKN.MEHRK.", nil, "bread roll"), ("TOM.PASS.", nil, "passata"),
    ("BUTTER MILD", "butter", ""), ("JOGH.NAT 3,5", "plain yoghurt", ""), ("FRK.EIER 10ER", "egg", ""),
    ("WUNDERSCHAUM", nil, "not food"), ("KINDERZ.4X", nil, "skip"), ("KRTF.FESTK.", nil, "potato"),
    ("ZWIEB.GELB", "onion", ""), ("GESCHN.KAESE", nil, "gouda"), ("SPAGH.NR5", nil, "spaghetti"),
    ("APF.BRAEB.", "apple", ""), ("BAN.LOSE", "banana", ""), ("MUESLIRIEG.", nil, "muesli bar"),
  ]
  /// What is in the basket of each trip.
  private static let baskets: [[Int]] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 1, 3, 4, 6, 7, 10, 11, 12, 15], [0, 1, 2, 4, 5, 8, 11, 13, 15, 16],
    [0, 3, 4, 6, 7, 9, 10, 13, 14, 16], [0, 1, 4, 5, 7, 8, 11, 12, 13, 17],
  ]

  private func receipt(_ basket: [Int], day: Int) -> JSONValue {
    Receipt.of(
      basket.map { Receipt.item(Self.shelf[$0].original, 1.5, name: Self.shelf[$0].name) }, store: "Morgenrot",
      day: "2026-11-\(10 + day)")
  }

  @Test func `what is asked falls from receipt to receipt`() throws {
    let home = try Household()
    var asked: [Int] = []
    var new: [Int] = []
    for (index, basket) in Self.baskets.enumerated() {
      let call = receipt(basket, day: index)
      var proposal = try home.propose(RecordTrip(), call)
      new.append(proposal.card.lines.count { $0.contains("| new") || $0.hasSuffix("no food yet") })
      let open = basket.indices.filter { row in
        let line = proposal.card.lines[row]
        return line.hasSuffix("no food yet") || line.contains("? |")
      }
      asked.append(open.count)
      for row in open {
        let answer = Self.shelf[basket[row]].answer
        let words = answer.isEmpty ? Self.shelf[basket[row]].name ?? "" : answer
        let arguments = proposal.request.arguments
        proposal = try home.revise(RecordTrip(), arguments, Edit(.line(row + 1), .food(words))).proposal
      }
      #expect(!proposal.card.notes.english.contains { $0.contains("new line") })
      try home.confirm(proposal)
    }
    print("questions \(asked), new lines \(new)")
    #expect(new == [10, 4, 2, 1, 1])
    #expect(asked[0] >= 4 && asked[1] < asked[0] && asked[4] <= 1)
  }
}
