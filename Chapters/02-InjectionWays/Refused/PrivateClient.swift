// Refused: reaching through the model to its private client (STG-20)
// modes: 5 6

protocol LoginClient {}

class LoginViewModel {
  #if !REPAIRED
    // expected-note@+1 {{'client' declared here}}
    private let client: any LoginClient
  #else
    let client: any LoginClient
  #endif

  init(client: any LoginClient) { self.client = client }
}

func client(of model: LoginViewModel) -> any LoginClient {
  // expected-error@+1 {{'client' is inaccessible due to 'private' protection level}}
  model.client
}
