// Refused: a second thread for the row `static var shared`, which has none (OURS-13)

@testable import PatternCosts

@MainActor
final class LoginViewModel: @MainActor Asking {
  func ask(_ number: Int) -> Int { number }
}

func loop(_ asker: some Asking) -> Int { asker.ask(1) }

#if !REPAIRED
  func measure(_ model: LoginViewModel) -> Int {
    // expected-error@+1 {{main actor-isolated conformance of 'LoginViewModel' to 'Asking' cannot be used in nonisolated context}}
    loop(model)
  }
#else
  @MainActor
  func measure(_ model: LoginViewModel) -> Int {
    loop(model)
  }
#endif
