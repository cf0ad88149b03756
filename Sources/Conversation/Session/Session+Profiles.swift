internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
package import Nutrition
internal import Proposals
internal import Services
package import Store

extension Session {
  /// The profile of a name, or the default one.
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

  /// Whose diary it is, where there is more than one.
  var profileSign: ProfileSign? {
    let count = (try? store.profiles().count) ?? 1
    guard count > 1 || profile.icon != nil else { return nil }
    return ProfileSign(profile.label, profile.colour)
  }

  /// Switching is not a change of records and asks nothing.
  func switchProfile(to name: String) {
    do throws(SessionError) {
      profile = try Session.profile(named: name, in: store)
      console.show(.text(.diaryOf(person: profile.label)))
    } catch {
      complain(error)
    }
  }
}
