// The tasks are in Tasks.md. Edit between TASK and END; add helpers in any module's section.

// MODULE Login

// TASK 1: Change what Login imports, and move here what it needs.
// import ServerAPI
// END

public struct LoginModel {
  private let client: any LoginClient

  public init(client: any LoginClient) { self.client = client }

  public func welcome() -> String { "Welcome, \(client.login().name)" }
}

// MODULE ServerAPI

// TASK 1: Change what the client imports, and keep here what belongs to it.
public struct User {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol LoginClient {
  func login() -> User
}

extension ServerAPIClient: LoginClient {}
// END

public final class ServerAPIClient {
  private let answers: [String: String]

  public init(answers: [String: String]) { self.answers = answers }

  public func login() -> User { User(name: answers["/login"] ?? "") }
}

// MODULE App
// import Login
// import ServerAPI

public func start(answers: [String: String]) -> String {
  LoginModel(client: ServerAPIClient(answers: answers)).welcome()
}

// MODULE SecondApp

// TASK 2: Log in without a server.
// import Login
// import ServerAPI

public func welcomeGuest(name: String) -> String {
  LoginModel(client: ServerAPIClient(answers: ["/login": name])).welcome()
}
// END
