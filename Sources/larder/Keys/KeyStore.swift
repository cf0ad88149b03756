/// The keys of providers, wherever they are. Places are asked in order, and the first that has a key wins.
package struct KeyStore {
  private let places: [any KeyPlace]

  /// - Parameter places: in order of precedence.
  package init(places: [any KeyPlace]) {
    self.places = places
  }

  /// The key of a provider; nil where there is none.
  ///
  /// - Throws: what is wrong with the first key found, or, where no place has one, why a place could not be asked.
  package func find(_ provider: KeyProvider) throws(KeyError) -> Found? {
    var silence: KeyError?
    for place in places {
      do throws(KeyError) {
        if let key = try place.key(of: provider), let origin = place.origin(of: provider) {
          return Found(key: key, origin: origin)
        }
      } catch {
        guard case .secretService = error else { throw error }
        silence = error
      }
    }
    if let silence { throw silence }
    return nil
  }

  /// All keys, in the order of providers and places.
  package func list() -> [Listing] {
    KeyProvider.allCases.flatMap { provider in
      places.compactMap { place in
        guard let origin = place.origin(of: provider) else { return nil }
        do throws(KeyError) {
          return try place.key(of: provider).map { _ in Listing(provider: provider, origin: origin, trouble: nil) }
        } catch {
          return Listing(provider: provider, origin: origin, trouble: error)
        }
      }
    }
  }

  /// Stores a key in the first place that takes it, and removes older ones from the places after that.
  package func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError) -> Kept {
    var refusals: [KeyError] = []
    for (index, keeper) in keepers.enumerated() {
      guard let origin = keeper.origin(of: provider) else { continue }
      do throws(KeyError) {
        try keeper.keep(key, of: provider)
      } catch {
        refusals.append(error)
        continue
      }
      var kept = Kept(origin: origin, refusals: refusals.filter { $0 != .secretService(.absent) })
      for other in keepers[(index + 1)...] where (try? other.forget(provider)) == true {
        if let origin = other.origin(of: provider) { kept.replaced.append(origin) }
      }
      return kept
    }
    throw refusals.last ?? .noFolder
  }

  /// Removes the provider's keys that larder stored, from every place that can be reached.
  package func forget(_ provider: KeyProvider) -> Forgotten {
    var forgotten = Forgotten()
    for keeper in keepers {
      do throws(KeyError) {
        if try keeper.forget(provider), let origin = keeper.origin(of: provider) { forgotten.removed.append(origin) }
      } catch {
        forgotten.troubles.append(error)
      }
    }
    return forgotten
  }

  private var keepers: [any KeyKeeper] { places.compactMap { $0 as? any KeyKeeper } }
}
