internal import Calls
package import Proposals

extension Proposal {
  /// The name of the kept file of the picture that it was made of; nil for others.
  package var keptPicture: String? { request.typed(LogPhotoCall.self)?.picture }
}
