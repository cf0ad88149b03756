internal import Nutrition

/// What is said of the entries that were logged of something that goes.
enum LoggedEntriesWording {
  static func keeping(_ logged: Int) -> String {
    logged == 1
      ? "One logged entry keeps its name and its figures."
      : "\(Figure(logged).formatted()) logged entries keep their names and their figures."
  }
}
