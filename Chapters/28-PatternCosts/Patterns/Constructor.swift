/// Chapter 02, InjectionWays: the client comes in by the constructor, behind a protocol.
enum Constructor {
  protocol LoginClient {
    func login(_ number: Int) -> Int
  }

  /// Finds out at each call which client it has.
  final class LoginViewModel: Asking {
    private let client: any LoginClient

    init(client: any LoginClient) { self.client = client }

    @inline(never)
    func ask(_ number: Int) -> Int { client.login(number) }
  }

  struct ServerAPI: LoginClient {
    let leaf: Leaf

    func login(_ number: Int) -> Int { leaf.answer(number) }
  }

  final class ServerAPIClient: LoginClient {
    private let leaf: Leaf

    init(leaf: Leaf) { self.leaf = leaf }

    func login(_ number: Int) -> Int { leaf.answer(number) }
  }
}

/// The same, generic: the type of the client is part of the type of its consumer.
enum GenericConstructor {
  /// The compiler knows which client it has.
  final class LoginViewModel<Client: Constructor.LoginClient>: Asking {
    private let client: Client

    init(client: Client) { self.client = client }

    @inline(never)
    func ask(_ number: Int) -> Int { client.login(number) }
  }
}
