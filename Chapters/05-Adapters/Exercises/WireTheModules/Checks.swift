import Checking
import Foundation
import Items
import Login
import Playground
import ServerAPI
import Testing

@testable import WireTheModulesExercise

@Suite("Task 1: The login adapter")
struct Task1 {
  private let server = Server()

  // See ServerAPIClient.login
  @Test("Each login requests /login and completes once, with the user.")
  func loginDeliversTheUser() throws {
    for name in ["Ada", "Grace"] {
      server.bodies["/login"] = #"{"name": "\#(name)"}"#
      try expect(answers(), is: [name], "as results when the server sends \(name)")
    }
    try expect(server.requests, is: ["/login", "/login"], "as requests of two logins")
  }

  // See ServerAPIClient.login
  @Test("The login passes the server's error on, and fails if the bytes aren't a user.")
  func loginPassesErrorsOn() throws {
    try expect(answers(), is: ["Offline()"], "as results when the server is offline")
    server.bodies["/login"] = "<p>Please come back</p>"
    try expect(answers(), is: ["another error"], "as results when the server sends a page of text")
  }

  private func answers() -> [String] {
    var answers: [String] = []
    server.client.login { answers.append(words($0.map(\.name))) }
    return answers
  }
}

@Suite("Task 2: The items adapter")
struct Task2 {
  private let server = Server()

  // See ServerAPIClient.fetchItems
  @Test("The items are the list that the server sends, or a list of its single item.")
  func itemsDeliverAList() throws {
    server.bodies["/items"] = #"[{"title": "Tea"}, {"title": "Salt"}]"#
    try expect(answers(), is: ["Tea, Salt"], "as results when the server sends a list")
    server.bodies["/items"] = #"{"title": "Tea"}"#
    try expect(answers(), is: ["Tea"], "as results when the server sends a single item")
    try expect(server.requests, is: ["/items", "/items"], "as requests of two fetches")
  }

  // See ServerAPIClient.fetchItems
  @Test("The items pass the server's error on, and fail if the bytes aren't items.")
  func itemsPassErrorsOn() throws {
    try expect(answers(), is: ["Offline()"], "as results when the server is offline")
    server.bodies["/items"] = "<p>Please come back</p>"
    try expect(answers(), is: ["another error"], "as results when the server sends a page of text")
  }

  private func answers() -> [String] {
    var answers: [String] = []
    server.client.fetchItems { result in
      answers.append(words(result.map { $0.map(\.name).joined(separator: ", ") }))
    }
    return answers
  }
}

@Suite("Task 3: The root")
struct Task3 {
  private let server = Server()
  private let lifetimes = Lifetimes()

  // See AppRoot
  @Test("Only a login that succeeds makes the list fetch its items.")
  func itemsComeAfterLogin() throws {
    let root = AppRoot(client: server.client)
    try expect(server.requests, is: [], "as requests when the root is made")
    root.login.login()
    try expect(server.requests, is: ["/login"], "as requests after a login that failed")
    server.sendsAll()
    root.login.login()
    let wanted = ["/login", "/login", "/items"]
    try expect(server.requests, is: wanted, "as requests after a login that succeeded")
    try expect(root.items.lines, is: ["Tea"], "in the list after it")
  }

  // See AppRoot
  @Test("The view models work without the root, and all is freed when they are released.")
  func worksWithoutTheRoot() throws {
    server.sendsAll()
    func models() -> (LoginViewModel, ItemListViewModel) {
      let root = lifetimes.watch("root", AppRoot(client: server.client))
      let login: LoginViewModel = root.login
      return (lifetimes.watch("login", login), lifetimes.watch("list", root.items))
    }
    func use() throws {
      let (login, items) = models()
      login.login()
      try expect(items.lines, is: ["Tea"], "in the list after a login, without the root")
    }
    try use()
    try expect(lifetimes.alive, is: [], "alive after the view models are released")
  }
}

/// Sends the body of a path at once, and is offline for all other paths.
private final class Server: @unchecked Sendable {
  var bodies: [String: String] = [:]
  private(set) var requests: [String] = []

  var client: ServerAPIClient {
    ServerAPIClient { request, answer in
      self.requests.append(request.path)
      let body = self.bodies[request.path]
      answer(body.map { .success(Data($0.utf8)) } ?? .failure(Offline()))
    }
  }

  func sendsAll() {
    bodies = ["/login": #"{"name": "Ada"}"#, "/items": #"[{"title": "Tea"}]"#]
  }
}

private struct Offline: Error {}

private func words(_ result: Result<String, any Error>) -> String {
  switch result {
  case .success(let words): words
  case .failure(let error): error is Offline ? "\(error)" : "another error"
  }
}
