import Foundation
import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: what the root joins")
struct PatternTests {
  @Test(
    "After the login the root shows the items: the login only told of it",
    .proves("STG-86", "STG-111", "STG-112"))
  func itemsAfterLogin() {
    let scene = SceneDelegate(transport: LocalServer.answer)
    #expect(scene.navigation.log == [])
    scene.willConnect()
    #expect(scene.navigation.log == ["push Login"])
    scene.navigation.tap()
    #expect(scene.navigation.log == ["push Login", "push Items"])
    scene.navigation.pop()
    scene.navigation.tap()
    #expect(
      scene.navigation.log == ["push Login", "push Items", "pop Items", "push Items"])
  }

  @Test("Another argument of the root, and friends come after the login", .proves("STG-87"))
  func friendsAfterLogin() {
    let scene = SceneDelegate(transport: LocalServer.answer, list: FriendsComposer.init)
    scene.willConnect()
    scene.navigation.tap()
    #expect(scene.navigation.log == ["push Login", "push Friends"])
    #expect(scene.navigation.screens.last?.lines == ["Grace", "Alan"])
  }

  @Test("A refused login is no event: nobody goes anywhere", .proves("STG-86"))
  func refused() {
    let scene = SceneDelegate(transport: LocalServer.refuse)
    scene.willConnect()
    scene.navigation.tap()
    #expect(scene.navigation.log == ["push Login"])
    #expect(scene.navigation.screens.first?.lines == ["No login: wrong password", "[ log in ]"])
  }

  @Test("A flow works on screens it does not know, made when it is their turn", .proves("STG-112"))
  func flowAlone() throws {
    final class Plain: Screen {
      let title: String
      let lines: [String] = []
      init(_ title: String) { self.title = title }
    }
    var told: ((User) -> Void)?
    var made: [String] = []
    let stack = NavigationStack()
    let flow = LoginFlow(
      navigation: stack,
      makeLogin: { onLogin in
        told = onLogin
        made.append("door")
        return Plain("door")
      },
      makeList: {
        made.append("hall")
        return Plain("hall")
      })
    #expect(made == [])
    flow.start()
    #expect(made == ["door"])
    try #require(told != nil)
    told?(User(name: "Ada"))
    #expect(made == ["door", "hall"])
    #expect(stack.log == ["push door", "push hall"])
  }

  @Test("A screen is compared whole, line by line", .proves("STG-200"))
  func snapshot() {
    let scene = SceneDelegate(transport: LocalServer.answer)
    scene.willConnect()
    scene.navigation.tap()
    #expect(
      scene.navigation.rendered() == [
        "+----------------------------+",
        "| Items                      |",
        "+----------------------------+",
        "| tea                        |",
        "| ale                        |",
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
    "An acceptance test is the root over a stub: the story runs through every module",
    .proves("STG-91", "STG-200"))
  func acceptance() {
    let asked = Recorder()
    let scene = SceneDelegate { request, answer in
      asked.note(request.path)
      answer(.success(Data((request.path == "v1/login" ? "Bea" : "oil,salt").utf8)))
    }
    scene.willConnect()
    #expect(asked.lines == [])
    scene.navigation.tap()
    #expect(asked.lines == ["v1/login", "v1/items"])
    #expect(
      scene.navigation.screens.map(\.lines) == [["Welcome, Bea", "[ log in ]"], ["oil", "salt"]])
  }

  @Test(
    "The root's graph is in the running program: composers inside the root, view models alone",
    .proves("STG-95", "STG-102"))
  func graph() {
    let scene = SceneDelegate(transport: LocalServer.answer)
    scene.willConnect()
    scene.navigation.tap()
    #expect(
      references(from: scene) == [
        "SceneDelegate.navigation -> NavigationStack",
        "NavigationStack.screens -> LoginScreen",
        "LoginScreen.viewModel -> LoginViewModel",
        "NavigationStack.screens -> ListScreen",
        "ListScreen.viewModel -> ItemListViewModel",
        "SceneDelegate.login -> LoginComposer",
        "LoginComposer.client -> ServerAPIClient",
        "SceneDelegate.list -> ItemsComposer",
        "ItemsComposer.client -> ServerAPIClient",
        "SceneDelegate.flow -> LoginFlow",
        "LoginFlow.navigation -> NavigationStack",
      ])
  }

  @Test(
    "A function is a composer, and the whole root if it likes: the story is the same",
    .proves("STG-89", "STG-100"))
  func oneFunction() {
    let objects = SceneDelegate(transport: LocalServer.answer)
    objects.willConnect()
    objects.navigation.tap()
    let function = composeInOneFunction(transport: LocalServer.answer)
    function.tap()
    #expect(function.log == ["push Login", "push Items"])
    #expect(function.log == objects.navigation.log)
    #expect(function.rendered() == objects.navigation.rendered())
  }

  @Test("A container joins the same graph, and the story is the same", .proves("STG-101"))
  func container() {
    let scenes = [
      SceneDelegate(transport: LocalServer.answer),
      composeByContainer(transport: LocalServer.answer),
    ]
    for scene in scenes {
      scene.willConnect()
      scene.navigation.tap()
    }
    #expect(scenes[1].navigation.log == ["push Login", "push Items"])
    #expect(scenes[0].navigation.log == scenes[1].navigation.log)
    #expect(scenes[0].navigation.rendered() == scenes[1].navigation.rendered())
    #expect(references(from: scenes[0]) == references(from: scenes[1]))
  }

  @Test("A container keeps what it made, and makes nothing that nobody asked for")
  func containerKeeps() {
    var made = 0
    let container = Container()
    container.register { _ in
      made += 1
      return NavigationStack()
    }
    #expect(made == 0)
    let isSame = container.resolve(NavigationStack.self) === container.resolve(NavigationStack.self)
    #expect(isSame)
    #expect(made == 1)
  }

  @Test("A part that nobody registered ends the program when it is asked for", .proves("STG-101"))
  func forgottenInContainer() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Container()
      container.register { LoginComposer(client: $0.resolve()) }
      _ = container.resolve(LoginComposer.self)
    }
    result.expectLastWords("Nobody registered ServerAPIClient.")
  }
}
