extension KeyStore {
  /// A key, and where it was found.
  package struct Found: Hashable, Sendable {
    /// The key as it is sent to the provider.
    package let key: ProviderKey
    /// The first place that had it.
    package let origin: KeyOrigin

    package init(key: ProviderKey, origin: KeyOrigin) {
      self.key = key
      self.origin = origin
    }
  }

  /// The result of storing a key.
  package struct Kept: Hashable, Sendable {
    /// The first place that took it.
    package let origin: KeyOrigin
    /// Why earlier places refused it.
    package var refusals: [KeyError]
    /// Where older keys were removed.
    package var replaced: [KeyOrigin]

    package init(origin: KeyOrigin, refusals: [KeyError] = [], replaced: [KeyOrigin] = []) {
      self.origin = origin
      self.refusals = refusals
      self.replaced = replaced
    }
  }

  /// The result of removing a provider's keys.
  package struct Forgotten: Hashable, Sendable {
    /// Where they were removed.
    package var removed: [KeyOrigin]
    /// Why another key may remain.
    package var troubles: [KeyError]

    package init(removed: [KeyOrigin] = [], troubles: [KeyError] = []) {
      self.removed = removed
      self.troubles = troubles
    }
  }

  /// What one place says about one provider's key.
  package struct Listing: Hashable, Sendable {
    /// The provider that the key is for.
    package let provider: KeyProvider
    /// The place that was looked into.
    package let origin: KeyOrigin
    /// Why the key cannot be used; nil where it is good.
    package let trouble: KeyError?

    /// Whether a key is there and refused. A secret service that does not answer does not count.
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
