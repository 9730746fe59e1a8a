/// Chapter 02: the client comes in by the constructor.
enum Constructor {
  protocol LoginClient {
    func login(_ number: Int) -> Int
  }

  // snippet.generic
  final class GenericLoginViewModel<Client: LoginClient>: Asking {
    private let client: Client

    init(client: Client) { self.client = client }

    func ask(_ number: Int) -> Int { client.login(number) }
  }
  // snippet.end

  // snippet.existential
  final class LoginViewModel: Asking {
    private let client: any LoginClient

    init(client: any LoginClient) { self.client = client }

    func ask(_ number: Int) -> Int { client.login(number) }
  }
  // snippet.end

  struct ServerAPIClientStruct: LoginClient {
    let leaf: Leaf

    func login(_ number: Int) -> Int { leaf.answer(number) }
  }
}

extension Leaf: Constructor.LoginClient {
  func login(_ number: Int) -> Int { answer(number) }
}
