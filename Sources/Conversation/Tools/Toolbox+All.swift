internal import Services

extension Toolbox {
  /// Every tool of every service.
  package static let all = Toolbox([
    LogMeal(), QuickAdd(), LogAgain(), ChangeEntry(), DeleteEntries(), CorrectEntries(), Undo(), ShowDay(),
    ShowPeriod(),
    ShowProgress(), ShowReport(), ShowScore(), ShowHistory(), RecentFoods(), FindFood(), SaveFood(), CorrectFood(),
    DeleteFood(),
    MarkFood(), ContributeFood(), ShowTargets(), ShowBodyFigures(),
    SetTargets(), SetProfile(), RecordWeight(), RecordActivity(), RecordWater(), ListProfiles(), SaveProfile(),
    DeleteProfile(),
    MoreTools(), BrowseFoods(), ChangeFood(), ExplainNumber(), ShowFamily(), SaveFamilyMember(), RemoveFamilyMember(),
    SuggestFamilyTargets(),
    SmartSwap(), ScanFile(),
    LookUpBarcode(), SearchProducts(), LogPhoto(),
    RecordTrip(), ShowTrips(), ChangeTrip(), DeleteTrip(), ShowPantry(), ChangePantry(),
    ImportHealth(), ImportData(), ImportDiary(), ApplyJournal(), SettleDifference(), UndoDevice(),
    FindRecipe(), SaveRecipe(), DeleteRecipe(), ReadRecipe(),
  ])
}
