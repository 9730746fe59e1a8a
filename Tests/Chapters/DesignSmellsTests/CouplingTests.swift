import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

@Suite("Who knows whom, and what that costs")
struct CouplingTests {
  @Test("A list over an interface shows what a client delivers that came later", .proves("STG-135"))
  func lateImplementation() {
    struct LateItemsClient: ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion) {
        completion(.success([Item(name: "late")]))
      }
    }
    let list = ItemListViewModel(client: LateItemsClient())
    list.start()
    #expect(list.titles == ["late"])
  }

  /// What the sources of a page hold, counted by the outline.
  struct Measure: Equatable {
    let lines: Int
    let parameters: Int
    /// Which part names which other part; a function that composes is no part.
    let edges: [String]
  }

  @Test(
    "The short page takes nothing and knows everybody; the longer one is the other way round",
    .proves("STG-136", "STG-E31"))
  func shortCode() throws {
    #expect(
      try measure("Before/ShortCode")
        == Measure(
          lines: 15, parameters: 0,
          edges: [
            "FriendListViewModel -> Session", "FriendListViewModel -> ServerAPIClient",
          ]))
    #expect(try measure("FriendListViewModel") == Measure(lines: 20, parameters: 2, edges: []))
  }

  @Test("The guide's table is what is counted")
  func guideTable() throws {
    let table = try PageTable(with: "page", in: "\(chapterFolder("DesignSmells"))/More.md")
    let pages = [("short", "Before/ShortCode"), ("longer", "FriendListViewModel")]
    let counted = try pages.map { name, file in
      let page = try measure(file)
      return [name, "\(page.lines)", "\(page.parameters)", "\(page.edges.count)"]
    }
    #expect(table.rows == counted)
  }

  /// Of the declarations in the snippet of `file`; `headline` serves both pages.
  private func measure(_ file: String) throws -> Measure {
    let source = try TestCheckout.source("\(chapterFolder("DesignSmells"))/\(file).swift")
    let page = try source.declarations().filter { $0.name != "headline" }
    let parts = page.flatMap { [$0] + $0.members }.filter { $0.kind == .struct }
    let edges = parts.flatMap { part in
      let words = Set(source.words(in: part.range))
      return parts.filter { $0.name != part.name && words.contains($0.name) }
        .map { "\(part.name) -> \($0.name)" }
    }
    let parameters = parts.flatMap { $0.members.filter { $0.kind == .initializer } }
      .reduce(0) { $0 + $1.parameters.count }
    let lines = page.reduce(0) { $0 + source.text(in: $1.range).split(separator: "\n").count }
    return Measure(lines: lines, parameters: parameters, edges: edges)
  }

  @Test("A manager that only forwards can go: same answer, same requests", .proves("STG-180"))
  func forwarding() {
    let (direct, managed) = (FakeServer(), FakeServer())
    let without = ItemListViewModel(client: RemoteItemsClient(httpClient: direct))
    let with = ItemListViewModel(
      client: Before.ItemsManager(client: RemoteItemsClient(httpClient: managed)))
    for list in [without, with, without, with] { list.start() }
    #expect(with.titles == ["tea", "milk"])
    #expect(with.titles == without.titles)
    #expect(managed.requests == ["GET items", "GET items"])
    #expect(managed.requests == direct.requests)
  }

  @Test("A decorator forwards too, and cannot go: the log would be empty", .proves("STG-180"))
  func decorating() {
    let log = FakeLog()
    let list = ItemListViewModel(
      client: LoggingItemsClient(base: BundledItemsClient(), log: log))
    list.start()
    #expect(list.titles == ["tea", "milk"])
    #expect(log.lines == ["request", "2 items"])
  }

  @Test("Whoever makes the child: same greeting, same list, same log")
  func homes() {
    let (server, records) = (FakeServer(), Records())
    let maker = maker(server, records)
    #expect(maker.greeting == "Hello, Ada")
    #expect(maker.openList().titles == ["tea", "milk"])

    let (otherServer, otherRecords) = (FakeServer(), Records())
    let taker = taker(otherServer, otherRecords)
    #expect(taker.greeting == "Hello, Ada")
    #expect(taker.openList().titles == ["tea", "milk"])

    #expect(server.requests == ["GET items"])
    #expect(otherServer.requests == ["GET items"])
    for recorded in [records, otherRecords] {
      #expect(recorded.log.lines == ["request", "2 items"])
      #expect(recorded.tracking.lines == ["list shown"])
    }
  }

  private func maker(_ server: FakeServer, _ records: Records) -> Before.HomeViewModel {
    Before.HomeViewModel(
      user: User(name: "Ada"), client: RemoteItemsClient(httpClient: server),
      log: records.log,
      tracking: records.tracking, printer: records.printer)
  }

  private func taker(_ server: FakeServer, _ records: Records) -> HomeViewModel {
    let app = App(client: RemoteItemsClient(httpClient: server), records)
    return HomeViewModel(user: User(name: "Ada"), makeList: app.makeList)
  }

  @Test(
    "A parent that makes its child holds four things it never uses",
    .proves("STG-137", "STG-138", "STG-181", "STG-182"))
  func parentHolds() {
    let (server, records) = (FakeServer(), Records())
    let (maker, taker) = (maker(server, records), taker(server, records))
    #expect([maker.greeting, taker.greeting] == ["Hello, Ada", "Hello, Ada"])
    #expect(server.requests + records.log.lines == [])
    #expect(records.tracking.lines + records.printer.lines == [])
    #expect(
      references(from: maker) == [
        "HomeViewModel.client -> RemoteItemsClient", "RemoteItemsClient.httpClient -> FakeServer",
        "HomeViewModel.log -> FakeLog", "HomeViewModel.tracking -> FakeTracking",
        "HomeViewModel.printer -> FakePrinter",
      ])
    #expect(references(from: taker) == [])
    // Opening the list uses them, and it is the list that does: all of this is its own.
    _ = maker.openList()
    #expect(server.requests + records.log.lines == ["GET items", "request", "2 items"])
    #expect(records.tracking.lines + records.printer.lines == ["list shown"])
  }

  @Test(
    "A parent that takes its child compiles before and after the child grows; the other only before",
    arguments: [
      ([], true), (["REPAIRED"], true), (["GREW"], false), (["GREW", "REPAIRED"], true),
    ] as [([String], Bool)])
  func parentUntouched(flags: [String], compiles: Bool) async throws {
    let fixture = "\(chapterFolder("DesignSmells"))/Refused/ChildGrows.swift"
    let errors = try await Compiler.errors(
      ["-typecheck", "-parse-as-library", fixture] + flags.flatMap { ["-D", $0] })
    try #require((errors == nil) == compiles, "\(errors ?? "It compiles.")")
    proved("STG-137", "STG-182")
  }

  @Test(
    "A login that tells goes wherever its app goes; the delegate is as good", .proves("STG-139"))
  func telling() {
    let navigation = NavigationStack()
    LoginViewModel(onLogin: { navigation.push("items") }).login()
    LoginViewModel(onLogin: { navigation.push("friends") }).login()
    let flow = LoginFlow(next: { navigation.push("home") })
    LoginViewModel(delegate: flow).login()
    #expect(navigation.screens == ["items", "friends", "home"])
  }

  @Test("A login does not keep its delegate alive")
  func weakDelegate() {
    let (lifetimes, log) = (Lifetimes(), Log())
    func composed() -> LoginViewModel {
      LoginViewModel(delegate: lifetimes.watch("flow", LoginFlow(next: { log.note("next") })))
    }
    let login = composed()
    #expect(lifetimes.freed == ["flow"])
    login.login()
    #expect(log.lines == [])
  }

  @Test("A login that goes there itself holds what the next screen needs", .proves("STG-139"))
  func pushing() {
    let navigation = NavigationStack()
    let app = App(client: BundledItemsClient(), Records())
    let login = Before.LoginViewModel(navigation: navigation, factory: app)
    login.login()
    #expect(navigation.screens == ["items"])
    #expect(
      references(from: login) == [
        "LoginViewModel.navigation -> NavigationStack",
        "LoginViewModel.factory -> BundledItemsClient", "LoginViewModel.factory -> FakeLog",
        "LoginViewModel.factory -> FakeTracking", "LoginViewModel.factory -> FakePrinter",
      ])
    #expect(references(from: LoginViewModel(onLogin: {})) == [])
  }

  @Test(
    "One object has a method for each transition, a flow for its own: same trail",
    .proves("STG-140"))
  func flows() throws {
    #expect(
      try methods(of: "AllTransitions", in: "Before/AllTransitions") == ["didLogin", "didPick"])
    #expect(try methods(of: "LoginFlow", in: "LoginViewModel") == ["didLogin"])
    #expect(try methods(of: "ItemsFlow", in: "LoginViewModel") == ["start", "didPick"])
    func trail(_ compose: (NavigationStack) -> (any LoginDelegate, (String) -> Void)) -> [String] {
      let navigation = NavigationStack()
      let (delegate, pick) = compose(navigation)
      LoginViewModel(delegate: delegate).login()
      pick("tea")
      return navigation.screens
    }
    let byOne = trail { navigation in
      let all = Before.AllTransitions(navigation)
      return (all, all.didPick)
    }
    let byFlows = trail { navigation in
      let items = ItemsFlow(navigation: navigation)
      return (LoginFlow(next: items.start), items.didPick)
    }
    #expect(byOne == ["items", "tea"])
    #expect(byFlows == byOne)
  }

  private func methods(of type: String, in file: String) throws -> [String]? {
    try TestCheckout.source("\(chapterFolder("DesignSmells"))/\(file).swift").declarations()
      .flatMap(\.withMembers).first { $0.name == type }?
      .members.filter { $0.kind == .function }.map(\.name)
  }
}
