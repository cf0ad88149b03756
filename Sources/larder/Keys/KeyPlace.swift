/// A place where keys can be found.
package protocol KeyPlace {
  /// Where the key of a provider is, if it is here; nil where there can be none.
  func origin(of provider: KeyProvider) -> KeyOrigin?

  /// The key of a provider; nil where there is none.
  func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey?
}

/// A place where larder can put keys.
package protocol KeyKeeper: KeyPlace {
  /// Puts a key in the place of the one before.
  func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError)

  /// Removes a key, whatever state it is in; false where there is none.
  func forget(_ provider: KeyProvider) throws(KeyError) -> Bool
}
