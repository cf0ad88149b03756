internal import Nutrition
internal import Words

extension RecipeTextReader {
  /// The state while a text is read, with what was found so far.
  struct Progress {
    enum Step {
      /// The line was a heading.
      case taken
      /// The line was not a heading.
      case passed
      /// The ingredients are over.
      case end
    }

    let isPage: Bool
    /// Whether the text has a heading for its ingredients: then only lines below it count.
    let hasList: Bool
    var recipe = ToldRecipe()
    var isInList: Bool
    /// The number of servings from a table row among other facts; used if it is found nowhere else.
    var elsewhere: FixedDecimal?

    init(isPage: Bool, hasList: Bool) {
      self.isPage = isPage
      self.hasList = hasList
      isInList = !hasList
    }

    mutating func takeHeading(_ facts: RecipeFacts) -> Step {
      if facts.isHeading(.ingredients) {
        // A page's table of contents may have such a line too.
        if isPage, !isList { recipe.lines = [] }
        isInList = true
        recipe.servings = recipe.servings ?? facts.servings()?.number
        return .taken
      }
      if facts.isHeading(.method) {
        if hasList || !isPage ? !recipe.lines.isEmpty : isList { return .end }
        if hasList { isInList = false }
        return .taken
      }
      return isPage && isList && facts.begins(.nutrition) ? .end : .passed
    }

    /// Whether it is a list of ingredients: at least two lines have a number.
    private var isList: Bool {
      recipe.lines.count { line in line.contains(where: \.isNumber) } > 1
    }

    /// The recipe at the end of the text.
    var whole: ToldRecipe {
      var recipe = recipe
      recipe.servings = recipe.servings ?? elsewhere
      return recipe
    }
  }
}
