package import Conversation
internal import EmbeddedMessages

extension KeyStore {
  /// The key of a provider that needs one.
  ///
  /// - Throws: what to do where there is no usable key.
  package func needed(_ provider: KeyProvider) throws(SessionError) -> ProviderKey {
    do throws(KeyError) {
      if let found = try find(provider) { return found.key }
    } catch {
      let sentence = KeyWording.sentence(error, provider)
      guard case .secretService = error else { throw SessionError(sentence, exit: .key) }
      throw SessionError(.keyTroubleAndMissing(trouble: sentence, missing: KeyWording.missing(provider)), exit: .key)
    }
    throw SessionError(KeyWording.missing(provider), exit: .key)
  }
}
