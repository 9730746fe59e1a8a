// Refused: reading a singleton off the main actor if that actor is the module's default (OURS-22)
// flags: -default-isolation MainActor
// alone: the chapter's module has another default isolation

class ServerAPIClient {
  static let shared = ServerAPIClient()

  func login() {}
}

final class LoginViewModel {
  var client = ServerAPIClient.shared
}

nonisolated func renewLogin() async {
  #if !REPAIRED
    // expected-error@+1 {{main actor-isolated static property 'shared' cannot be accessed from outside of the actor}}
    let client = ServerAPIClient.shared
  #else
    let client = await ServerAPIClient.shared
  #endif
  await client.login()
}
