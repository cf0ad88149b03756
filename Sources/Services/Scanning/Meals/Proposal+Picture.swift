internal import Calls
package import Proposals

extension Proposal {
  /// The file name of the kept picture from which it was made; nil for other proposals.
  package var keptPicture: String? { request.typed(LogPhotoCall.self)?.picture }
}
