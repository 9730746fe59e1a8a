// Refused: connecting the chat before the store that it needs (OURS-19)

@testable import Lifestyles

func start(_ starters: Starters) async throws -> Services {
  let settings = try await starters.settings()
  #if !REPAIRED
    // expected-error@+1 {{use of local variable 'store' before its declaration}}
    let chat = try await starters.chat(settings, store)
    // expected-note@+1 {{'store' declared here}}
    let store = try await starters.store(settings)
  #else
    let store = try await starters.store(settings)
    let chat = try await starters.chat(settings, store)
  #endif
  return Services(settings: settings, store: store, chat: chat)
}
