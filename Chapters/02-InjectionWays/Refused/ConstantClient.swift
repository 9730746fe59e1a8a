// Refused: replacing the client of an existing model (STG-20)
// modes: 5 6
// alone: the chapter's client is private too, and the compiler reports that first

protocol LoginClient {}

class LoginViewModel {
  #if !REPAIRED
    // expected-note@+1 {{change 'let' to 'var' to make it mutable}}
    let client: any LoginClient
  #else
    var client: any LoginClient
  #endif

  init(client: any LoginClient) { self.client = client }
}

func replace(_ model: LoginViewModel, _ other: any LoginClient) {
  // expected-error@+1 {{cannot assign to property: 'client' is a 'let' constant}}
  model.client = other
}
