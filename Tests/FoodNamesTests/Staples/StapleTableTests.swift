import FoodNames
import FoundationEssentials
import Nutrition
import Testing
import Words

struct StapleTableTests {
  let staples: [Staple]

  init() throws {
    staples = try ReadStaples.result.get().all
  }

  @Test func `there are enough foods for ordinary days`() {
    #expect(staples.count >= 1_500)
    #expect(Set(staples.map(\.name)).count >= 1_500)
  }

  @Test func `every name and state stands once and has an identifier of its own`() {
    #expect(Set(staples.map(\.key)).count == staples.count)
    #expect(Set(staples.map(\.id)).count == staples.count)
  }

  @Test func `every staple has all eight figures`() {
    for staple in staples {
      #expect(Nutrient.allCases.allSatisfy { staple.per100Grams[$0] != nil }, "\(staple.key)")
    }
  }

  @Test func `identifiers follow from keys and never change`() throws {
    let pasta = try #require(staples.first { $0.key == "pasta|cooked" })
    #expect(pasta.id.uuidString == "C7642CA5-FC12-82B8-A0FF-D0B0447ADE4D")
    #expect(pasta.id.uuidString.dropFirst(14).first == "8")
  }

  @Test func `the first state of a name is its default and the only one`() {
    var seen: Set<String> = []
    for staple in staples {
      #expect(staple.isDefault == seen.insert(staple.name).inserted, "\(staple.key)")
    }
  }

  @Test func `no two names of a language claim a synonym`() {
    var owners: [Language: [String: String]] = [:]
    for staple in staples where staple.isDefault {
      owners[.english, default: [:]][staple.name.lowercased()] = staple.name
    }
    for staple in staples {
      for synonym in staple.synonyms {
        let owner = owners[synonym.language, default: [:]].updateValue(
          staple.name, forKey: synonym.text.lowercased())
        #expect(owner == nil || owner == staple.name, "\(synonym.text): \(owner ?? ""), \(staple.name)")
      }
    }
  }

  @Test func `every staple has a serving, and portions that can be eaten`() {
    for staple in staples {
      let measures = Measures(portions: staple.portions, density: staple.density)
      #expect(measures[.serving] != nil, "\(staple.key)")
      for portion in staple.portions {
        #expect(portion.grams > .zero && portion.grams <= Grams(FixedDecimal(5_000)), "\(staple.key) \(portion.unit)")
      }
    }
  }

  @Test func `energy fits the other figures, or a note says why not`() {
    let little = FixedDecimal(15)
    for staple in staples {
      switch EnergyCheck.of(staple.per100Grams) {
      case .plausible: break
      case .differs(let stated, let computed):
        #expect(!staple.note.isEmpty || (stated - computed).magnitude <= little, "\(staple.key)")
      case .impossible: Issue.record("\(staple.key)")
      }
    }
  }

  @Test func `parts are no more than the whole`() {
    let slack = FixedDecimal(1)
    for staple in staples {
      let figures = staple.per100Grams
      if let fat = figures.fat, let saturated = figures.saturatedFat {
        #expect(saturated <= fat + slack, "\(staple.key)")
      }
      if let carbohydrate = figures.carbohydrate, let sugar = figures.sugar, let fibre = figures.fibre {
        #expect(sugar + fibre <= carbohydrate + slack, "\(staple.key)")
      }
      let grams = [figures.protein, figures.carbohydrate, figures.fat].compactMap { $0 }.reduce(.zero, +)
      #expect(grams <= FixedDecimal(102), "\(staple.key)")
    }
  }
}
