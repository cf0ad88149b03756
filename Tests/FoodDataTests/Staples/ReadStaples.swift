import FoodData

/// The table that is part of the program, read once for all tests.
enum ReadStaples {
  static let result = Result { () throws(StaplesError) in try Staples.embedded() }

  /// The names of all staples by their keys.
  static let index = result.map { staples in
    var index = NameIndex<String>(expecting: staples.all.count)
    for staple in staples.all { index.insert(staple.key, staple) }
    return index
  }
}
