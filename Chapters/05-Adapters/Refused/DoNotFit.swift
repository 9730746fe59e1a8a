// Refused: the client's own method where Login requires one that delivers a User (STG-69)
// modes: 5 6

import Login
import ServerAPI

func compose(client: ServerAPIClient) -> LoginViewModel {
  #if !REPAIRED
    // expected-swift5-error@+2 {{cannot convert value of type '(Request, @escaping ServerAPIClient.Completion) -> ()' (aka '(Request, @escaping (Result<Data, any Error>) -> ()) -> ()') to expected argument type '(@escaping LoginViewModel.LoginCompletion) -> Void' (aka '(@escaping (Result<User, any Error>) -> ()) -> ()')}}
    // expected-swift6-error@+1 {{cannot convert value of type '@Sendable (Request, @escaping ServerAPIClient.Completion) -> ()' (aka '@Sendable (Request, @escaping (Result<Data, any Error>) -> ()) -> ()') to expected argument type '(@escaping LoginViewModel.LoginCompletion) -> Void' (aka '(@escaping (Result<User, any Error>) -> ()) -> ()')}}
    LoginViewModel(loginAPI: client.execute)
  #else
    LoginViewModel(loginAPI: { completion in
      client.execute(Request(path: "/login")) { bytes in
        completion(bytes.map { User(name: String(decoding: $0, as: UTF8.self)) })
      }
    })
  #endif
}
