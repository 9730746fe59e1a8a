// Refused: a second thread for the row `static var shared`, whose consumer belongs to the main actor (OURS-13)

@testable import PatternCosts

func loop(_ caller: some LeafCaller) -> Int { caller.call(1) }

#if !REPAIRED
  func measure(_ model: Stages.GlobalStage.LoginViewModel) -> Int {
    // expected-error@+1 {{main actor-isolated conformance of 'Stages.GlobalStage.LoginViewModel' to 'LeafCaller' cannot be used in nonisolated context}}
    loop(model)
  }
#else
  @MainActor
  func measure(_ model: Stages.GlobalStage.LoginViewModel) -> Int {
    loop(model)
  }
#endif
