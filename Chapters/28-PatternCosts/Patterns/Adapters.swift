/// Chapter 05, Adapters: no protocol. The consumer takes a function, and the root passes one of the client's.
enum FunctionAdapter {
  final class LoginViewModel: LeafCaller {
    private let loginAPI: (Int) -> Int

    init(loginAPI: @escaping (Int) -> Int) { self.loginAPI = loginAPI }

    @inline(never)
    func call(_ number: Int) -> Int { loginAPI(number) }
  }

  static func closure(_ leaf: Leaf) -> LoginViewModel {
    LoginViewModel(loginAPI: { number in leaf.answer(number) })
  }

  static func methodReference(_ leaf: Leaf) -> LoginViewModel {
    LoginViewModel(loginAPI: leaf.answer)
  }
}

/// In no chapter when it was recorded: all functions of a client in one value.
enum StructOfClosures {
  struct ServerAPI {
    let login: (Int) -> Int
    let fetchItems: (Int) -> Int

    init(of leaf: Leaf) {
      login = { number in leaf.answer(number) }
      fetchItems = { number in leaf.answer(-number) }
    }
  }

  final class LoginViewModel: LeafCaller {
    private let api: ServerAPI

    init(api: ServerAPI) { self.api = api }

    @inline(never)
    func call(_ number: Int) -> Int { api.login(number) }
  }
}
