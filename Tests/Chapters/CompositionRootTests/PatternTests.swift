import Foundation
import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: the composed program")
struct PatternTests {
  @Test(
    "The root shows the items after the login screen reports success",
    .proves("STG-86", "STG-110", "STG-111", "STG-112"))
  func itemsAfterLogin() {
    let requests = Log()
    let scene = SceneDelegate { request, answer in
      requests.note(request.path)
      Server.answer(request, answer)
    }
    #expect(scene.navigation.screens.map(\.title) == [])
    scene.willConnect()
    #expect(scene.navigation.screens.map(\.title) == ["Login"])
    scene.navigation.tap()
    #expect(scene.navigation.screens.map(\.title) == ["Login", "Items"])
    scene.navigation.pop()
    #expect(scene.navigation.screens.map(\.title) == ["Login"])
    scene.navigation.tap()
    #expect(scene.navigation.screens.map(\.title) == ["Login", "Items"])
    #expect(requests.lines == ["v1/login", "v1/items", "v1/login", "v1/items"])
    #expect(references(from: scene).filter { $0.hasPrefix("LoginViewModel.") } == [])
  }

  @Test(
    "The login screen reports the user but opens no other screen",
    .proves("STG-86", "STG-110", "STG-111"))
  func loginAlone() {
    let stack = ScreenStack()
    var users: [User] = []
    let composer = LoginComposer(client: ClientFactory(transport: Server.answer).makeClient())
    stack.push(composer.makeScreen { users.append($0) })
    stack.tap()
    #expect(users == [User(name: "Ada")])
    #expect(stack.screens.map(\.title) == ["Login"])
  }

  @Test("The root can show friends instead of items after login", .proves("STG-87"))
  func friendsAfterLogin() {
    let scene = SceneDelegate(transport: Server.answer, list: FriendsComposer.init)
    scene.willConnect()
    scene.navigation.tap()
    #expect(scene.navigation.screens.map(\.title) == ["Login", "Friends"])
    #expect(scene.navigation.screens.last?.lines == ["Grace", "Alan"])
  }

  @Test("A refused login shows its error and opens no screen", .proves("STG-86"))
  func refused() {
    let scene = SceneDelegate(transport: Server.refuse)
    scene.willConnect()
    scene.navigation.tap()
    #expect(scene.navigation.screens.map(\.title) == ["Login"])
    #expect(scene.navigation.screens.first?.lines == ["No login: wrong password", "[ log in ]"])
  }

  @Test(
    "`LoginFlow` creates each screen only when it pushes it",
    .proves("STG-111", "STG-112"))
  func flowAlone() throws {
    final class PlainScreen: Screen {
      let title: String
      let lines: [String] = []
      private let log: Log

      init(_ title: String, _ log: Log) {
        (self.title, self.log) = (title, log)
        log.note("make \(title)")
      }

      func appear() { log.note("push \(title)") }
    }
    var reportLogin: ((User) -> Void)?
    let (stack, log) = (ScreenStack(), Log())
    let flow = LoginFlow(
      navigation: stack,
      makeLogin: { onLogin in
        reportLogin = onLogin
        return PlainScreen("door", log)
      },
      makeList: { PlainScreen("hall", log) })
    #expect(log.lines == [])
    flow.start()
    #expect(log.lines == ["make door", "push door"])
    try #require(reportLogin != nil)
    reportLogin?(User(name: "Ada"))
    #expect(log.lines == ["make door", "push door", "make hall", "push hall"])
    #expect(stack.screens.map(\.title) == ["door", "hall"])
  }

  @Test("A login that opens the list keeps the list's server in memory", .proves("STG-107"))
  func keptForTheList() {
    let (lifetimes, log, navigation) = (Lifetimes(), Log(), ScreenStack())
    func refusedLogin() -> Before.LoginViewModel {
      let server = lifetimes.watch("the list's server", Log())
      return Before.LoginViewModel(
        loginAPI: { $0(.failure(CancellationError())) },
        fetchItems: { _ in
          server.note("called")
          log.note("called")
        }, navigation: navigation)
    }
    var login: Before.LoginViewModel? = refusedLogin()
    login?.login()
    #expect(lifetimes.freed == [])
    login = nil
    #expect(lifetimes.freed == ["the list's server"])
    #expect(log.lines == [])
  }

  @Test("A single screen with a stub renders the expected lines", .proves("STG-200"))
  func snapshotOfOnePart() {
    let list = ItemListViewModel { $0(.success([Items.Item(name: "rice")])) }
    let screen = ListScreen(title: "Shelf", viewModel: list)
    screen.appear()
    #expect(
      screen.rendered() == [
        "+----------------------------+",
        "| Shelf                      |",
        "+----------------------------+",
        "| rice                       |",
        "+----------------------------+",
      ])
  }

  @Test("The composed screens render the expected lines", .proves("STG-200"))
  func snapshot() {
    let scene = SceneDelegate(transport: Server.answer)
    scene.willConnect()
    scene.navigation.tap()
    #expect(
      scene.navigation.rendered() == [
        "+----------------------------+",
        "| Items                      |",
        "+----------------------------+",
        "| tea                        |",
        "| milk                       |",
        "+----------------------------+",
      ])
    scene.navigation.pop()
    #expect(
      scene.navigation.rendered() == [
        "+----------------------------+",
        "| Login                      |",
        "+----------------------------+",
        "| Welcome, Ada               |",
        "| [ log in ]                 |",
        "+----------------------------+",
      ])
  }

  @Test(
    "An acceptance test runs all modules with only the network stubbed",
    .proves("STG-91", "STG-200"))
  func acceptance() {
    let requests = Log()
    let scene = SceneDelegate { request, answer in
      requests.note(request.path)
      answer(.success(Data((request.path == "v1/login" ? "Grace" : "bread,milk").utf8)))
    }
    scene.willConnect()
    #expect(requests.lines == [])
    scene.navigation.tap()
    #expect(requests.lines == ["v1/login", "v1/items"])
    #expect(
      scene.navigation.screens.map(\.lines) == [
        ["Welcome, Grace", "[ log in ]"], ["bread", "milk"],
      ])
  }

  @Test(
    "The scene's object graph shows that no view model references another object",
    .proves("STG-95", "STG-102"))
  func graph() {
    let scene = SceneDelegate(transport: Server.answer)
    scene.willConnect()
    scene.navigation.tap()
    #expect(
      references(from: scene) == [
        "SceneDelegate.navigation -> ScreenStack",
        "ScreenStack.screens -> LoginScreen",
        "LoginScreen.viewModel -> LoginViewModel",
        "ScreenStack.screens -> ListScreen",
        "ListScreen.viewModel -> ItemListViewModel",
        "SceneDelegate.login -> LoginComposer",
        "LoginComposer.client -> ServerAPIClient",
        "SceneDelegate.list -> ItemsComposer",
        "ItemsComposer.client -> ServerAPIClient",
        "SceneDelegate.flow -> LoginFlow",
        "LoginFlow.navigation -> ScreenStack",
      ])
    let friends = SceneDelegate(transport: Server.answer, list: FriendsComposer.init)
    #expect(references(from: friends).contains("SceneDelegate.list -> FriendsComposer"))
  }

  @Test(
    "A root written as one function shows the scene delegate's screens",
    .proves("STG-89", "STG-100"))
  func oneFunction() throws {
    let objects = SceneDelegate(transport: Server.answer)
    objects.willConnect()
    objects.navigation.tap()
    let function = composeInOneFunction(transport: Server.answer)
    function.tap()
    #expect(function.screens.map(\.title) == ["Login", "Items"])
    #expect(objects.navigation.screens.map(\.title) == ["Login", "Items"])
    #expect(function.rendered() == objects.navigation.rendered())
    let source = try TestCheckout.source(
      "\(chapterFolder("CompositionRoot"))/Composers/FunctionComposer.swift")
    #expect(source.words().filter { $0 == "SceneDelegate" || $0.hasSuffix("Composer") } == [])
  }

  @Test("A container composes the same object graph as the scene delegate", .proves("STG-101"))
  func container() {
    let scenes = [
      SceneDelegate(transport: Server.answer),
      composeByContainer(transport: Server.answer),
    ]
    for scene in scenes {
      scene.willConnect()
      scene.navigation.tap()
    }
    #expect(scenes[1].navigation.screens.map(\.title) == ["Login", "Items"])
    #expect(scenes[0].navigation.screens.map(\.title) == ["Login", "Items"])
    #expect(scenes[0].navigation.rendered() == scenes[1].navigation.rendered())
    #expect(references(from: scenes[0]) == references(from: scenes[1]))
  }

  @Test("A container creates an object at its first use and caches it")
  func containerKeeps() {
    var instanceCount = 0
    let container = Container()
    container.register { _ in
      instanceCount += 1
      return ScreenStack()
    }
    #expect(instanceCount == 0)
    let isSame = container.resolve(ScreenStack.self) === container.resolve(ScreenStack.self)
    #expect(isSame)
    #expect(instanceCount == 1)
  }

  @Test("A container crashes when it resolves an unregistered type", .proves("STG-101"))
  func forgottenInContainer() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Container()
      container.register { LoginComposer(client: $0.resolve()) }
      _ = container.resolve(LoginComposer.self)
    }
    result.expectLastWords("No registration for ServerAPIClient.\n")
  }
}
