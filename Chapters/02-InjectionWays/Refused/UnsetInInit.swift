// Refused: an initializer that takes the client but doesn't store it (STG-19)
// modes: 5 6
// alone: the chapter's own initializer stores it

protocol LoginClient {}

class LoginViewModel {
  // expected-note@+1 {{'self.client' not initialized}}
  let client: any LoginClient

  init(client: any LoginClient) {
    #if REPAIRED
      self.client = client
    #endif
    // expected-error@+1 {{return from initializer without initializing all stored properties}}
  }
}
