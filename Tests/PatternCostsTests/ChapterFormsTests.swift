import Book
import Foundation
import ItemsCore
import Login
import Numbers
import Scopes
import Testing
import ToolSupport

@testable import Adapters
@testable import Decorators
@testable import DependencyRejection
@testable import Deps3
@testable import Deps4
@testable import InjectionWays
@testable import PatternCosts
@testable import ProtocolComposition
@testable import ScopeLifetimes
@testable import SingletonStages

/// Each row stands for a pattern of a chapter. Here the chapter's own types are made around the same leaf,
/// and must answer what the row answers.
@MainActor
@Suite("PatternCosts: a row computes what its chapter's form computes")
struct ChapterFormsTests {
  private let rows = Rows()
  private let leaf = Leaf()
  private let number = Int.random(in: 1...1_000)

  @Test("There is a test for each chapter that has rows")
  func chapters() {
    #expect(Set(rows.all.compactMap(\.chapter)) == [2, 3, 5, 9, 13, 16, 17, 18, 25])
  }

  @Test(
    "Chapter 02: constructor injection",
    arguments: [
      "constructor, generic, specialised", "constructor, existential, struct",
      "constructor, existential, class",
    ])
  func constructor(name: String) throws {
    struct Client: InjectionWays.LoginClient {
      let leaf: Leaf
      let number: Int

      func login() -> InjectionWays.User { InjectionWays.User(name: "\(leaf.answer(number))") }
    }
    let model = InjectionWays.LoginViewModel(client: Client(leaf: leaf, number: number))
    #expect(try model.message() == "Welcome, \(rows.answer(name, number))")
  }

  @Test("Chapter 03: static let, the one that all have")
  func constant() throws {
    let model = SwiftStage.LoginViewModel()
    model.login()
    var answer = ""
    SwiftStage.ServerAPIClient.shared.login { answer = greeting($0) }
    #expect(model.message == answer)
    #expect(
      try rows.answer("static let shared", number) == Stages.SwiftStage.shared.answer(number))
  }

  @Test("Chapter 03: static var, asked at each use")
  func variable() throws {
    final class Client: GlobalStage.ServerAPIClient {
      let answer: Int

      init(answer: Int) { self.answer = answer }

      override func login(
        completion: @escaping (Result<SingletonStages.User, any Error>) -> Void
      ) {
        completion(.success(SingletonStages.User(name: "\(answer)")))
      }
    }
    // No other test sees it: nothing waits between setting and setting back.
    let (old, oldLeaf) = (GlobalStage.ServerAPIClient.shared, Stages.GlobalStage.shared)
    defer { (GlobalStage.ServerAPIClient.shared, Stages.GlobalStage.shared) = (old, oldLeaf) }
    let other = Leaf(step: number)
    GlobalStage.ServerAPIClient.shared = Client(answer: other.answer(number))
    Stages.GlobalStage.shared = other
    let model = GlobalStage.LoginViewModel()
    model.login()
    #expect(try model.message == "Welcome, \(rows.answer("static var shared", number))")
  }

  @Test("Chapter 03: task-local, another for one task")
  func taskLocal() throws {
    let other = Leaf(step: number)
    let client = TaskLocalStage.MockServerAPIClient(name: "\(other.answer(number))")
    let model = TaskLocalStage.LoginViewModel()
    TaskLocalStage.ServerAPIClient.$shared.withValue(client) { model.login() }
    let answer = try Stages.TaskLocalStage.$shared.withValue(other) {
      try rows.answer("task-local shared", number)
    }
    #expect(model.message == "Welcome, \(answer)")
  }

  @Test("Chapter 05: a closure, and a method")
  func adapters() throws {
    struct Server {
      let leaf: Leaf
      let number: Int

      func login(_ completion: Login.LoginViewModel.LoginCompletion) {
        completion(.success(Login.User(name: "\(leaf.answer(number))")))
      }
    }
    let server = Server(leaf: leaf, number: number)
    let closure = Login.LoginViewModel(loginAPI: { completion in server.login(completion) })
    let method = Login.LoginViewModel(loginAPI: server.login)
    closure.login()
    method.login()
    #expect(try closure.message == "Welcome, \(rows.answer("closure adapter", number))")
    #expect(try method.message == "Welcome, \(rows.answer("method reference", number))")
  }

  @Test(
    "Chapter 09: decorators, and what is inside",
    arguments: [
      ("3 decorators, generic", 3), ("3 decorators, existential", 3),
      ("decorators, existential, 1", 1), ("decorators, existential, 2", 2),
      ("decorators, existential, 4", 4), ("decorators, existential, 8", 8),
      ("decorators, 8 of one kind", 8),
    ])
  func decorators(name: String, count: Int) throws {
    struct Stub: Decorators.Repository {
      let leaf: Leaf

      func get(with key: Decorators.Key) throws -> Data {
        Data("\(leaf.answer(Int(key) ?? 0))".utf8)
      }
    }
    var logged = 0
    let repository = (0..<count).reduce(Stub(leaf: leaf) as any Decorators.Repository) { inner, _ in
      Decorators.LoggingRepository(repository: inner) { _ in logged += 1 }
    }
    let data = try repository.get(with: "\(number)")
    #expect(try String(decoding: data, as: UTF8.self) == "\(rows.answer(name, number))")
    #expect(logged == 2 * count)
  }

  @Test("A decorator of the rows says what came, too")
  func logs() {
    var said: [Int] = []
    let inner = Decorating.LoggingRepository(
      repository: Decorating.UserRepository(leaf: leaf), log: { said.append($0) })
    let outer = Decorating.GenericLoggingRepository(repository: inner, log: { said.append($0) })
    #expect(outer.get(with: 40) == 42)
    #expect(said == [42, 42])
    said = []
    #expect(Decorating.kinds(8, leaf) { said.append($0) }.ask(40) == 42)
    #expect(said == [42, 40, 2, -42, 80, 2, 40, 42])
  }

  @Test("Chapter 13: the rule gets a value")
  func rejection() async throws {
    let page = #"[{"id": \#(leaf.answer(number)), "name": "tea"}]"#
    let root = DependencyRejection.Root(outside: Outside(pages: [.items: page]))
    let items = try await root.items.run(.items)
    #expect(try items.map(\.id) == [rows.answer("dependency rejection", number)])
  }

  /// An A whose one number is the leaf's answer.
  private struct LeafService: Numbers.AServicing {
    let leaf: Leaf
    let number: Int

    func getAs() -> [A] { [leaf.answer(number)] }
  }

  @Test("Chapters 16 and 17: the object is asked for its service")
  func objects() throws {
    let service = LeafService(leaf: leaf, number: number)
    let deps3 = Deps3.Deps.makeDeps(aService: service, bService: BService())
    let deps4 = Deps4.Deps(aService: service, bService: BService())
    #expect(try deps3.cService().getCs().map(\.0) == [rows.answer("Deps3 object", number)])
    #expect(try deps4.cService.getCs().map(\.0) == [rows.answer("Deps4 object", number)])
  }

  @Test(
    "Chapter 18: a function asks one of the services that it names",
    arguments: [
      "composed, specialised", "composed, unspecialised", "composed, existential",
      "composed, specialised, any Logging", "composed, unspecialised, 1",
      "composed, unspecialised, 4", "composed, unspecialised, 8", "composed, existential, 1",
      "composed, existential, 4", "composed, existential, 8",
    ])
  func composition(name: String) throws {
    final class Logger: ProtocolComposition.Logging {
      let leaf: Leaf
      var answers: [Int] = []

      init(leaf: Leaf) { self.leaf = leaf }

      func log(_ message: String) { answers.append(leaf.answer(message.count)) }
    }
    let logger = Logger(leaf: leaf)
    let journal = Journal()
    let app = ProtocolComposition.App(
      logger: logger, tracker: TrackerSpy(journal: journal), prices: OnePrice(cents: 1))
    ProtocolComposition.thunk(dependencies: app)
    #expect(try logger.answers == [rows.answer(name, "Thunk was called!".count)])
  }

  @Test("Chapter 25: what the outermost scope has comes in from scope to scope")
  func scopes() throws {
    let theirs = ScopeLifetimes.AppResource(injecting: NilResource())
    let theirList = theirs.logIn().chatThreadListResource
    let isTheirs = theirList.injected.diary === theirs.diary
    let ours = ScopeChain.AppResource(injecting: NilResource())
    let list = ScopeChain.list(ScopeChain.four(ours))
    let isOurs = list.injected.diary === ours.diary
    #expect(isTheirs && isOurs)
    #expect(list.ask(number) == ours.diary.answer(number))
  }

  @Test("The rows without a chapter answer as the direct call does")
  func comparisons() throws {
    for name in [
      "direct concrete call", "lock-guarded shared", "struct of closures", "service locator",
      "named service locator",
    ] {
      #expect(try rows.answer(name, number) == leaf.answer(number))
    }
    let names = Set(rows.all.filter { $0.chapter == nil && $0.table == .patterns }.map(\.name))
    #expect(names.count == 5)
  }

  @Test("A locator that knows nobody says so at run time, and no earlier")
  func empty() {
    let locator = Locator.ServiceLocator()
    #expect(locator.resolve((any Constructor.LoginClient).self) == nil)
    #expect(Locator.LoginViewModel(locator: locator).ask(number) == 0)
  }
}
