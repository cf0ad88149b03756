internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
package import Nutrition
internal import Proposals
internal import Services
package import Store

extension Session {
  /// The profile of this name; the default one for nil.
  package static func profile(named name: String?, in store: Store) throws(SessionError) -> Profile {
    let (standard, profiles) = try reading { () throws(StoreError) in
      (try store.defaultProfile(), try store.profiles())
    }
    guard let name else { return standard }
    if let profile = profiles.first(where: { $0.isCalled(name) }) { return profile }
    let error = ToolError.noSuchProfile(name, known: profiles.map(\.name))
    throw SessionError(ErrorWording.sentence(error), exit: .usage)
  }

  private static func reading<Value>(_ query: () throws(StoreError) -> Value) throws(SessionError) -> Value {
    do throws(StoreError) {
      return try query()
    } catch {
      throw ErrorWording.failure(.store(error))
    }
  }

  /// The profile to show in the prompt, where there is more than one or it has an icon.
  var profileSign: ProfileSign? {
    let count = (try? store.profiles().count) ?? 1
    guard count > 1 || profile.icon != nil else { return nil }
    return ProfileSign(profile.label, profile.colour)
  }

  /// Switches the profile. This changes no records, so it needs no yes.
  func switchProfile(to name: String) {
    do throws(SessionError) {
      profile = try Session.profile(named: name, in: store)
      console.show(.text(.diaryOf(person: profile.label)))
    } catch {
      complain(error)
    }
  }
}
