/// Chapter 02, InjectionWays: the initializer takes the client, behind a protocol.
enum Constructor {
  protocol LoginClient {
    func login(_ number: Int) -> Int
  }

  /// Looks up the client's method at each call.
  final class LoginViewModel: LeafCaller {
    private let client: any LoginClient

    init(client: any LoginClient) { self.client = client }

    @inline(never)
    func call(_ number: Int) -> Int { client.login(number) }
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

/// The generic form: the client's type is part of its consumer's type.
enum GenericConstructor {
  /// The compiler knows the client's type.
  final class LoginViewModel<Client: Constructor.LoginClient>: LeafCaller {
    private let client: Client

    init(client: Client) { self.client = client }

    @inline(never)
    func call(_ number: Int) -> Int { client.login(number) }
  }
}
