internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension DailyNeeds {
  /// How the figures were computed, one sentence each.
  func explanation(in units: Profile.Units) -> [Text] { reasons.map { $0.text(in: units) } }
}

extension DailyNeeds.Reason {
  fileprivate func text(in units: Profile.Units) -> Text {
    switch self {
    case .child(let energy): .needsChild(energy: energy)
    case .atRest(let rest, let factor, let activity, let lived):
      .needsAtRest(rest: rest, factor: factor, activity: activity, lived: lived)
    case .motherhood(.nursing, let more): .needsNursing(more: more)
    case .motherhood(.pregnant, let more): .needsPregnant(more: more)
    case .motherhood(let motherhood, let more): .needsTrimester(more: more, motherhood: motherhood)
    case .minor: .needsMinor
    case .gain(let more): .needsGain(more: more)
    case .paceOpen: .needsHowFast
    case .loseToFloor(let least): .needsLoseFloor(least: least)
    case .lose(let pace, let less): .needsLose(pace: BodyWeight.exact(pace, units), less: less)
    case .floor(let least): .needsFloor(least: least)
    case .shares(let shares): shares.text
    case .sodium(let most): .needsSodium(most: most)
    case .habits(let water, let sleep):
      .sentences([water?.sentence(in: units), .needsSleep(least: sleep.lowerBound, most: sleep.upperBound)])
    }
  }
}

extension DailyShares {
  fileprivate var text: Text {
    let (protein, fat, carbohydrate) = (words(self.protein), words(self.fat), words(self.carbohydrate))
    switch rule {
    case .byWeight(let instead):
      let shares = Text.needsSharesByWeight(protein: protein, fat: fat, carbohydrate: carbohydrate)
      return instead.map { .sentences([shares, .needsSharesReckoned(kilograms: $0)]) } ?? shares
    case .highProtein: return .needsSharesHighProtein(protein: protein, fat: fat, carbohydrate: carbohydrate)
    case .keto: return .needsSharesKeto(carbohydrate: carbohydrate, protein: protein, fat: fat)
    case .lowCarb: return .needsSharesLowCarb(carbohydrate: carbohydrate, protein: protein, fat: fat)
    case .reference(let least, let share):
      return .needsSharesReference(
        protein: least, fat: fat, least: share.lowerBound, most: share.upperBound, carbohydrate: carbohydrate)
    }
  }

  private func words(_ span: Span) -> Text { .gramsSpan(least: span.least, most: span.most) }
}

extension WaterNeed {
  /// "Water about 2,170 ml (35 ml for each kg).".
  fileprivate func sentence(in units: Profile.Units) -> Text {
    let volume = WaterVolume.text(millilitres, units)
    return switch rule {
    case .weight: .needsWaterWeight(volume: volume)
    case .weightAndMore(let more): .needsWaterMore(volume: volume, more: more)
    case .age(let whole): .needsWaterAge(volume: volume, whole: whole)
    }
  }
}
