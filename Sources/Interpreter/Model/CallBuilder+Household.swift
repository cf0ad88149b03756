internal import Calls
internal import Nutrition

/// Calls about the household.
extension CallBuilder {
  func household(_ wish: Wish) -> AnyCall? {
    switch wish {
    case .showFamily: return AnyCall(ShowFamilyCall())
    case .saveFamily(let members):
      return AnyCall(SaveFamilyMemberCall { $0.members = members.map { SaveFamilyMemberCall.Member($0) } })
    case .removeFromFamily(let name): return AnyCall(RemoveFamilyMemberCall { $0.name = name })
    case .suggestFamilyTargets(let suggestion):
      return AnyCall(
        SuggestFamilyTargetsCall {
          $0.figures = suggestion.figures
          $0.stated = suggestion.figures == .unknown ? nil : true
          $0.alternative = suggestion.isAnother ? 1 : nil
        })
    default: return nil
    }
  }
}

extension SaveFamilyMemberCall.Member {
  fileprivate init(_ member: SaidMember) {
    self.init(
      name: member.name, age: member.facts.age, weight: member.facts.weight, activity: member.facts.activity,
      diet: member.facts.diet)
  }
}
