import Interpreter
import Testing

@Suite struct `Names with marks in them` {
  private let names = WrittenNames([
    "oat bar (Kornblume)", "Oats, Rolled", "plain rice", "Äpfel, süß", "bar (Kornblume)", "1/2 fat milk",
  ])

  @Test(arguments: [
    ("had 50g oat bar (Kornblume)", "had 50g oat bar  Kornblume "),
    ("OATS, rolled, milk and 2 eggs", "OATS  rolled, milk and 2 eggs"), ("äpfel, süß", "äpfel  süß"),
    ("a bar (kornblume), a bar (other)", "a bar  kornblume , a bar (other)"),
    ("a glass of 1/2 fat milk", "a glass of 1 2 fat milk"),
  ])
  func `are read as one, however they are written`(line: String, spoken: String) {
    #expect(names.spoken(line) == spoken)
  }

  @Test(arguments: [
    "goats, rolled oats", "oats, rolledup", "oats , rolled", "plain rice, eggs", "2 eggs (boiled), toast", "",
    "İ, oats, rolled",
  ])
  func `are left alone where something else stands there`(line: String) {
    #expect(names.spoken(line) == line)
    #expect(WrittenNames.none.spoken(line) == line)
  }
}
