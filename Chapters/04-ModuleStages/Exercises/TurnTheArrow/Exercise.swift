// TurnTheArrow. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// in the section of any module.

// TASK 1: Say what Login and the client import of each other.
let loginArrows = [Arrow(from: "Login", to: "ServerAPI")]
// END

// TASK 2: Say what Friends and the client import of each other.
let friendsArrows = [Arrow(from: "Friends", to: "ServerAPI")]
// END

let mainArrows = ["Login", "Friends", "ServerAPI"].map { Arrow(from: "Main", to: $0) }

// TASK 3: Say what the second app imports.
let secondAppArrows = ["Login", "ServerAPI"].map { Arrow(from: "SecondApp", to: $0) }
// END

// MODULE ServerAPI

public final class ServerAPIClient {
  private let answers: [String: String]

  public init(answers: [String: String]) { self.answers = answers }

  public func execute(_ path: String) -> String { answers[path] ?? "" }

  // TASK 1: Log in.
  public func login() -> User { User(name: execute("/login")) }
  // END

  // TASK 2: Fetch the friends.
  public func fetchFriends() -> [Friend] {
    execute("/friends").split(separator: " ").map { Friend(name: String($0)) }
  }
  // END
}

// TASK 1: Keep here what belongs to the client.
public struct User {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol LoginClient {
  func login() -> User
}

extension ServerAPIClient: LoginClient {}
// END

// TASK 2: Keep here what belongs to the client.
public struct Friend {
  public let name: String

  public init(name: String) { self.name = name }
}
// END

// MODULE Login

// TASK 1: Move here what Login needs.
// Login has nothing of its own yet.
// END

public struct LoginModel {
  private let client: any LoginClient

  public init(client: any LoginClient) { self.client = client }

  public func welcome() -> String { "Welcome, \(client.login().name)" }
}

// MODULE Friends

// TASK 2: Say what Friends needs, and use it.
public struct FriendsModel {
  private let client: ServerAPIClient

  public init(client: ServerAPIClient) { self.client = client }

  public func list() -> String { client.fetchFriends().map(\.name).joined(separator: ", ") }
}
// END

// MODULE Main

public func start(answers: [String: String]) -> String {
  let client = ServerAPIClient(answers: answers)
  let login = LoginModel(client: client)
  let friends = FriendsModel(client: client)
  return "\(login.welcome()): \(friends.list())"
}

// MODULE SecondApp

// TASK 3: Log in without a server.
public func welcomeGuest(name: String) -> String {
  LoginModel(client: ServerAPIClient(answers: ["/login": name])).welcome()
}
// END
