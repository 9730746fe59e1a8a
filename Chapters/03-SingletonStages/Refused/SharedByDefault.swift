// Refused: with the main actor as default, a singleton compiles as it is, and code off that actor may not read it (OURS-22)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

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
