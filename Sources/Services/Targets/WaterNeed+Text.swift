internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension WaterNeed {
  /// The basis of the computation: "35 ml for each kg".
  var text: Text {
    switch rule {
    case .weight: .waterByWeight
    case .weightAndMore(let more): .waterByWeightAndMore(more: FixedDecimal(more))
    case .age(let whole): .waterByAge(whole: FixedDecimal(whole))
    }
  }
}
