extension KeyStore {
  /// A key, and where it was found.
  package struct Found: Hashable, Sendable {
    /// As it is sent to the provider.
    package let key: ProviderKey
    /// The first place that had one.
    package let origin: KeyOrigin

    package init(key: ProviderKey, origin: KeyOrigin) {
      self.key = key
      self.origin = origin
    }
  }

  /// What became of a key that was to be kept.
  package struct Kept: Hashable, Sendable {
    /// The first place that took it.
    package let origin: KeyOrigin
    /// Why places that go before it did not take it.
    package var refusals: [KeyError]
    /// Where older ones were, which are removed.
    package var replaced: [KeyOrigin]

    package init(origin: KeyOrigin, refusals: [KeyError] = [], replaced: [KeyOrigin] = []) {
      self.origin = origin
      self.refusals = refusals
      self.replaced = replaced
    }
  }

  /// What became of keys that were to be removed.
  package struct Forgotten: Hashable, Sendable {
    /// Where they were.
    package var removed: [KeyOrigin]
    /// Why there may be one more.
    package var troubles: [KeyError]

    package init(removed: [KeyOrigin] = [], troubles: [KeyError] = []) {
      self.removed = removed
      self.troubles = troubles
    }
  }

  /// What one place says of one provider.
  package struct Listing: Hashable, Sendable {
    /// Whose key it is.
    package let provider: KeyProvider
    /// The place that was looked into.
    package let origin: KeyOrigin
    /// Nil where the key is good.
    package let trouble: KeyError?

    /// Whether there is something that is not used; a place that says nothing is no refusal.
    package var isRefused: Bool {
      switch trouble {
      case nil, .secretService: false
      case .unusable, .unsafe, .unreadable, .unwritable, .noFolder: true
      }
    }

    package init(provider: KeyProvider, origin: KeyOrigin, trouble: KeyError?) {
      self.provider = provider
      self.origin = origin
      self.trouble = trouble
    }
  }
}
