import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

@Suite("DesignSmells: coupling between screens, clients and factories")
struct CouplingTests {
  @Test("A list that depends on a protocol accepts a client added later", .proves("STG-135"))
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

  /// The size of a page, counted in its source.
  struct PageSize: Equatable {
    let lines: Int
    let parameters: Int
    /// Which type names which other type. Functions that compose objects are left out.
    let edges: [String]
  }

  @Test(
    "The longer page, unlike the short one, depends on no concrete type",
    .proves("STG-136", "STG-E31"))
  func shortCode() throws {
    #expect(
      try pageSize("Before/ShortCode")
        == PageSize(
          lines: 15, parameters: 0,
          edges: [
            "FriendListViewModel -> Session", "FriendListViewModel -> ServerAPIClient",
          ]))
    #expect(try pageSize("FriendListViewModel") == PageSize(lines: 20, parameters: 2, edges: []))
  }

  @Test("The table in More.md lists both pages' lines, parameters and references")
  func guideTable() throws {
    let table = try PageTable(with: "page", in: "\(chapterFolder("DesignSmells"))/More.md")
    let pages = [("short", "Before/ShortCode"), ("longer", "FriendListViewModel")]
    let counted = try pages.map { name, file in
      let page = try pageSize(file)
      return [name, "\(page.lines)", "\(page.parameters)", "\(page.edges.count)"]
    }
    #expect(table.rows == counted)
  }

  /// Leaves out `headline`, which both pages use.
  private func pageSize(_ file: String) throws -> PageSize {
    let source = try TestCheckout.source("\(chapterFolder("DesignSmells"))/\(file).swift")
    let page = try source.declarations().filter { $0.name != "headline" }
    let types = page.flatMap { [$0] + $0.members }.filter { $0.kind == .struct }
    let edges = types.flatMap { type in
      let words = Set(source.words(in: type.range))
      return types.filter { $0.name != type.name && words.contains($0.name) }
        .map { "\(type.name) -> \($0.name)" }
    }
    let parameters = types.flatMap { $0.members.filter { $0.kind == .initializer } }
      .reduce(0) { $0 + $1.parameters.count }
    let lines = page.reduce(0) { $0 + source.text(in: $1.range).split(separator: "\n").count }
    return PageSize(lines: lines, parameters: parameters, edges: edges)
  }

  @Test(
    "The removal of a forwarding manager changes neither titles nor requests", .proves("STG-180"))
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

  @Test("A logging decorator forwards and logs the items", .proves("STG-180"))
  func decorating() {
    let log = FakeLog()
    let list = ItemListViewModel(
      client: LoggingItemsClient(base: BundledItemsClient(), log: log))
    list.start()
    #expect(list.titles == ["tea", "milk"])
    #expect(log.lines == ["request", "2 items"])
  }

  @Test("Home screens that create or receive their list behave the same")
  func homes() {
    let (server, records) = (FakeServer(), Records())
    let making = homeMakingChild(server, records)
    #expect(making.greeting == "Hello, Ada")
    #expect(making.openList().titles == ["tea", "milk"])

    let (otherServer, otherRecords) = (FakeServer(), Records())
    let taking = homeTakingChild(otherServer, otherRecords)
    #expect(taking.greeting == "Hello, Ada")
    #expect(taking.openList().titles == ["tea", "milk"])

    #expect(server.requests == ["GET items"])
    #expect(otherServer.requests == ["GET items"])
    for recorded in [records, otherRecords] {
      #expect(recorded.log.lines == ["request", "2 items"])
      #expect(recorded.tracking.lines == ["list shown"])
    }
  }

  private func homeMakingChild(_ server: FakeServer, _ records: Records) -> Before.HomeViewModel {
    Before.HomeViewModel(
      user: User(name: "Ada"), client: RemoteItemsClient(httpClient: server),
      log: records.log,
      tracking: records.tracking, printer: records.printer)
  }

  private func homeTakingChild(_ server: FakeServer, _ records: Records) -> HomeViewModel {
    let app = App(client: RemoteItemsClient(httpClient: server), records)
    return HomeViewModel(user: User(name: "Ada"), makeList: app.makeList)
  }

  @Test(
    "A parent that creates its child holds four objects it never uses",
    .proves("STG-137", "STG-138", "STG-181", "STG-182"))
  func parentHolds() {
    let (server, records) = (FakeServer(), Records())
    let making = homeMakingChild(server, records)
    let taking = homeTakingChild(server, records)
    #expect([making.greeting, taking.greeting] == ["Hello, Ada", "Hello, Ada"])
    #expect(server.requests + records.log.lines == [])
    #expect(records.tracking.lines + records.printer.lines == [])
    #expect(
      references(from: making) == [
        "HomeViewModel.client -> RemoteItemsClient", "RemoteItemsClient.httpClient -> FakeServer",
        "HomeViewModel.log -> FakeLog", "HomeViewModel.tracking -> FakeTracking",
        "HomeViewModel.printer -> FakePrinter",
      ])
    #expect(references(from: taking) == [])
    // Only an open list uses them.
    _ = making.openList()
    #expect(server.requests + records.log.lines == ["GET items", "request", "2 items"])
    #expect(records.tracking.lines + records.printer.lines == ["list shown"])
  }

  @Test(
    "A child's new parameter breaks only a parent that creates it",
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
    "A login with a closure or delegate leaves navigation to its app", .proves("STG-139"))
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

  @Test("A login that pushes the next screen holds that screen's dependencies", .proves("STG-139"))
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
    "A big coordinator and separate flows lead through the same screens",
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
