internal import FoundationEssentials

extension ModelImage {
  var base64: String { Data(bytes).base64EncodedString() }
}
