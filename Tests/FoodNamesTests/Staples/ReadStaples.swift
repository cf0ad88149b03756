import EmbeddedFoods
import FoodNames
import FoundationEssentials

/// The texts of the table that comes with larder, read once for all tests.
enum ReadStaples {
  static let result = Result { () throws(StaplesError) in try Staples(reading: FoodText.inOrder(texts)) }

  /// The names of all staples by their keys.
  static let index = result.map { staples in
    var index = NameIndex<String>(expecting: staples.all.count)
    for staple in staples.all { index.insert(staple.key, staple) }
    return index
  }

  private static var texts: [FoodText] {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    let folder = parts.joined(separator: "/") + "/Sources/FoodNames/foods"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      FoodText(file: name, bytes: Array(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()))
    }
  }
}
