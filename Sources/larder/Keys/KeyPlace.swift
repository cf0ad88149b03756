/// A place where keys may be found.
package protocol KeyPlace {
  /// Where the provider's key would be; nil where this place cannot hold one.
  func origin(of provider: KeyProvider) -> KeyOrigin?

  /// The provider's key; nil where there is none.
  func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey?
}

/// A place where larder can store keys.
package protocol KeyKeeper: KeyPlace {
  /// Stores a key in place of an older one.
  func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError)

  /// Removes a key, even an unusable one; false where there is none.
  func forget(_ provider: KeyProvider) throws(KeyError) -> Bool
}
