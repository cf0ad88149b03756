import Nutrition
import TestSupport
import Testing

private func days(fibre: [Int]) -> [DayRecord] {
  fibre.enumerated().map { record($0, Nutrients(energy: FixedDecimal(2_000), fibre: FixedDecimal($1))) }
}

private func days(sodium: [Int]) -> [DayRecord] {
  sodium.enumerated().map { record($0, Nutrients(energy: FixedDecimal(2_000), sodium: FixedDecimal($1))) }
}

private func days(protein: [Int]) -> [DayRecord] {
  protein.enumerated().map { record($0, Nutrients(energy: FixedDecimal(2_000), protein: FixedDecimal($1))) }
}

@Suite struct `the points of a habit` {
  @Test func `are the share of the days that keep the bound`() {
    #expect(score(.fibre, figures(days(fibre: [25, 30, 24, 10])))?.score == 50)
    #expect(score(.sodium, figures(days(sodium: [1_999, 2_000, 500])))?.score == 67)
    #expect(score(.protein, figures(days(protein: [50, 49, 70])))?.score == 67)
  }

  @Test func `follow a target where there is one`() {
    let target = Nutrients(
      energy: FixedDecimal(2_000), protein: FixedDecimal(100), fibre: FixedDecimal(10), sodium: FixedDecimal(1_500))
    #expect(score(.fibre, figures(days(fibre: [10, 11, 9]), target: target))?.reached == 2)
    #expect(score(.sodium, figures(days(sodium: [1_500, 1_501, 10]), target: target))?.reached == 2)
    #expect(score(.protein, figures(days(protein: [99, 100, 180]), target: target))?.goal?.source == .target)
  }

  @Test func `of protein go by weight before the reference intake`() {
    let week = figures(days(protein: [58, 57, 60]), kilograms: 70)
    #expect(week.goal(of: .protein)?.bound == .atLeast(FixedDecimal(58), .amount))
    #expect(score(.protein, week)?.reached == 2)
    #expect(figures([]).goal(of: .protein)?.bound == .atLeast(FixedDecimal(50), .amount))
  }

  @Test func `need three days`() {
    #expect(score(.fibre, figures(days(fibre: [25, 30])))?.missing == .days)
    #expect(score(.fibre, figures(days(fibre: [25, 30])))?.score == nil)
    #expect(score(.variety, figures(days(fibre: [25, 30]), foods: 30))?.score == nil)
  }

  @Test func `of references are for adults`() {
    let week = figures(days(fibre: [25, 30, 40]), isAdult: false)
    #expect(score(.fibre, week)?.missing == .goal && score(.protein, week)?.missing == .goal)
  }

  @Test func `count no day that cannot be told`() {
    let open = record(0, Nutrients(energy: FixedDecimal(1), fibre: FixedDecimal(5)), Nutrients(energy: FixedDecimal(1)))
    let reached = record(
      1, Nutrients(energy: FixedDecimal(1), fibre: FixedDecimal(26)), Nutrients(energy: FixedDecimal(1)))
    let told = [2, 3, 4].map { record($0, Nutrients(energy: FixedDecimal(1), fibre: FixedDecimal(3))) }
    let fibre = score(.fibre, figures([open, reached] + told))
    #expect(fibre?.possible == 4 && fibre?.reached == 1 && fibre?.score == 25)
  }

  @Test func `of regularity follow the meals of most days`() {
    let meals: [[MealSlot]] = [
      [.lunch, .dinner], [.lunch, .dinner, .snack], [.breakfast, .dinner], [.lunch, .dinner],
    ]
    let regularity = score(.regularity, figures([], meals: meals))
    #expect(regularity?.usual == [.lunch, .dinner])
    #expect(regularity?.score == 75)
    #expect(score(.regularity, figures([], meals: [[.lunch], [.dinner], [.snack]]))?.score == 0)
  }

  @Test func `of variety ask for fewer foods where fewer days are logged, and never pass 100`() {
    #expect(score(.variety, figures(days(fibre: [1, 1, 1, 1, 1, 1, 1]), foods: 15))?.score == 50)
    #expect(score(.variety, figures(days(fibre: [1, 1, 1]), foods: 13))?.score == 100)
    #expect(score(.variety, figures(days(fibre: [1, 1, 1]), foods: 90))?.score == 100)
  }

  @Test func `of water are there only where water is kept`() {
    #expect(score(.water, figures([])) == nil)
    #expect(score(.water, figures([], kilograms: 60, water: [2_100, 2_000, 2_500, 900]))?.score == 50)
    #expect(score(.water, figures([], water: [2_100, 2_000, 2_500]))?.missing == .goal)
  }

  @Test(arguments: 1...30) func `are not changed by days that are not logged`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let logged = (0..<5).map { _ in
      Nutrients(
        energy: FixedDecimal(.random(in: 500...3_000, using: &random)),
        protein: FixedDecimal(.random(in: 20...90, using: &random)),
        fibre: FixedDecimal(.random(in: 5...45, using: &random)),
        sodium: FixedDecimal(.random(in: 500...4_000, using: &random)))
    }
    let first = figures(logged.enumerated().map { record($0, $1) }, foods: 12)
    let last = figures(logged.enumerated().map { record($0 + 2, $1) } + [record(0), record(1)], foods: 12)
    #expect(HabitScore.all(of: first).map(\.score) == HabitScore.all(of: last).map(\.score))
  }
}

@Suite struct `the focus of a report` {
  private func full(fibre: Int, sodium: Int) -> WeekFigures {
    let days = (0..<4).map {
      record(
        $0,
        Nutrients(
          energy: FixedDecimal(2_000), protein: FixedDecimal(80), fibre: FixedDecimal(fibre),
          sodium: FixedDecimal(sodium)))
    }
    return figures(days, meals: Array(repeating: [.lunch, .dinner], count: 4), foods: 40)
  }

  @Test func `is the habit with the fewest points`() {
    #expect(ReportFocus(full(fibre: 10, sodium: 500)) == .habit(.fibre))
    #expect(ReportFocus(full(fibre: 40, sodium: 5_000)) == .habit(.sodium))
    #expect(ReportFocus(full(fibre: 10, sodium: 5_000)) == .habit(.fibre))
  }

  @Test func `is none where nothing stands out, and logging where too little is known`() {
    #expect(ReportFocus(full(fibre: 40, sodium: 500)) == .steady)
    #expect(ReportFocus(figures(days(fibre: [1, 2]))) == .logging)
  }

  @Test(arguments: [400, 900, 5_000]) func `never is how much was eaten`(energy: Int) {
    let days = (0..<5).map {
      record(
        $0,
        Nutrients(
          energy: FixedDecimal(energy), protein: FixedDecimal(90), fibre: FixedDecimal(30), sodium: FixedDecimal(9)))
    }
    #expect(ReportFocus(figures(days, meals: Array(repeating: [.lunch], count: 5), foods: 40)) == .steady)
  }
}
