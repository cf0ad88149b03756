import EmbeddedWords
import Nutrition
import ReferenceFoods
import Testing
import Words

struct SpokenNamesTests {
  /// A description, and what is said for it: the names, and the state behind a bar.
  struct Case: CustomTestStringConvertible, Sendable {
    let description: String
    let names: [String]
    let state: FoodState?

    init(_ description: String, _ names: String..., state: FoodState? = nil) {
      (self.description, self.names, self.state) = (description, names, state)
    }

    var testDescription: String { description }
  }

  @Test(arguments: [
    Case("Cheese, Camembert", "Camembert cheese"),
    Case("Chicken thigh, baked, coated, skin eaten", "breaded chicken thigh with skin", state: .baked),
    Case("Milk, whole", "whole milk"),
    Case("Yogurt, Greek, NS as to type of milk, NFS", "Greek yogurt"),
    Case("Chicken or turkey salad", "chicken salad", "turkey salad"),
    Case("Quiche with meat, poultry or fish", "quiche with meat", "quiche with poultry", "quiche with fish"),
    Case("Egg omelet or scrambled egg, with cheese", "egg omelet with cheese", "scrambled egg with cheese"),
    Case("Beans, baked, canned, with pork", "canned beans with pork", state: .baked),
    Case("Fish, swordfish", "swordfish"),
    Case("Coffee, Latte, decaffeinated", "decaffeinated latte"),
    Case("Corn, frozen, cooked with oil", "corn with oil", state: .frozen),
    Case("Sweet potato, boiled, fat added", "sweet potato with fat added", state: .boiled),
    Case(
      "Cereal or granola bar (Kellogg's Nutri-Grain Cereal Bar)", "cereal bar", "granola bar",
      "Kellogg's Nutri-Grain Cereal Bar"),
    Case("Pork, chop, coated, NS as to fat eaten", "breaded pork chop"),
    Case("French toast, plain", "French toast"),
  ])
  func `a description becomes what people say`(example: Case) throws {
    let said = SpokenNames(of: example.description, try RulesText.rules(), .embedded)
    #expect(said.names == example.names)
    #expect(said.state == example.state)
  }

  @Test(arguments: [
    "Cream sauce, for use with vegetables", "Hot chocolate, dry mix, not reconstituted",
    "Beef, rice, and vegetables excluding carrots, broccoli, and dark-green leafy; cheese sauce",
    "Chicken or turkey a la king with vegetables including carrots, broccoli, and/or dark-green leafy; no potatoes",
  ])
  func `a description that nobody would say has no name`(description: String) throws {
    #expect(SpokenNames(of: description, try RulesText.rules(), .embedded).names.isEmpty)
  }
}
