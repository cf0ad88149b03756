internal import Nutrition
internal import Words

extension RecipeTextReader {
  /// How far a text was read, and what of a recipe was found so far.
  struct Progress {
    enum Step {
      /// The line was a heading.
      case taken
      /// It was none.
      case passed
      /// What comes behind it is not of the ingredients any more.
      case end
    }

    let isPage: Bool
    /// The text has a heading for its ingredients: only what is below is looked at.
    let hasList: Bool
    var recipe = ToldRecipe()
    var isInList: Bool
    /// How many it serves, where that is said in a row of a table, among other things.
    var elsewhere: FixedDecimal?

    init(isPage: Bool, hasList: Bool) {
      self.isPage = isPage
      self.hasList = hasList
      isInList = !hasList
    }

    mutating func takeHeading(_ facts: RecipeFacts) -> Step {
      if facts.isHeading(.ingredients) {
        // The list of what is on the page has such a line, too.
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

    /// What was found is a list of ingredients: two amounts at least.
    private var isList: Bool {
      recipe.lines.count { line in line.contains(where: \.isNumber) } > 1
    }

    /// The recipe, once the text is at its end.
    var whole: ToldRecipe {
      var recipe = recipe
      recipe.servings = recipe.servings ?? elsewhere
      return recipe
    }
  }
}
