/// Chapter 05: no protocol; the consumer asks for a function.
enum Adapters {
  // snippet.model
  final class LoginViewModel: Asking {
    private let loginAPI: (Int) -> Int

    init(loginAPI: @escaping (Int) -> Int) { self.loginAPI = loginAPI }

    func ask(_ number: Int) -> Int { loginAPI(number) }
  }
  // snippet.end

  static func closure(_ leaf: Leaf) -> LoginViewModel {
    LoginViewModel(loginAPI: { number in leaf.answer(number) })
  }

  static func methodReference(_ leaf: Leaf) -> LoginViewModel {
    LoginViewModel(loginAPI: leaf.answer)
  }

  /// No chapter has it: all functions of a client in a value.
  struct ServerAPI {
    let login: (Int) -> Int
    let fetchItems: (Int) -> Int
  }

  final class ModelOfStruct: Asking {
    private let api: ServerAPI

    init(api: ServerAPI) { self.api = api }

    func ask(_ number: Int) -> Int { api.login(number) }
  }

  static func structOfClosures(_ leaf: Leaf) -> ModelOfStruct {
    ModelOfStruct(
      api: ServerAPI(
        login: { number in leaf.answer(number) }, fetchItems: { number in leaf.answer(number) }))
  }
}
