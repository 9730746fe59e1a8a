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
    let list = StoredOnly.ItemListViewModel(client: LateItemsClient())
    list.start()
    #expect(list.titles == ["late"])
  }

  /// What the sources of `Short` and `Clean` hold, counted by the outline.
  struct Measure: Equatable {
    let lines: Int
    let parameters: Int
    /// Which part names which other part; `compose` is no part.
    let edges: [String]
  }

  @Test(
    "The short page takes nothing and knows everybody; the longer one is the other way round",
    .proves("STG-136", "STG-E31"))
  func shortCode() throws {
    #expect(
      try measure("Short")
        == Measure(
          lines: 17, parameters: 0,
          edges: [
            "ItemListViewModel -> ItemsStore", "HomeViewModel -> Session",
            "HomeViewModel -> ItemListViewModel",
          ]))
    #expect(try measure("Clean") == Measure(lines: 23, parameters: 3, edges: []))
  }

  @Test("The guide's table is what is counted")
  func guideTable() throws {
    let table = try PageTable(with: "page", in: "Chapters/08-DesignSmells/README.md")
    let counted = try ["Short", "Clean"].map { name in
      let page = try measure(name)
      return [name, "\(page.lines)", "\(page.parameters)", "\(page.edges.count)"]
    }
    #expect(table.rows == counted)
  }

  private func measure(_ name: String) throws -> Measure {
    let source = try TestCheckout.source("Chapters/08-DesignSmells/ShortCode.swift")
    let page = try #require(source.declarations().first { $0.name == name })
    let parts = page.members.filter { $0.kind == .struct }
    let edges = parts.flatMap { part in
      let words = Set(source.words(in: part.range))
      return parts.filter { $0.name != part.name && words.contains($0.name) }
        .map { "\(part.name) -> \($0.name)" }
    }
    let parameters = parts.flatMap { $0.members.filter { $0.kind == .initializer } }
      .reduce(0) { $0 + $1.parameters.count }
    let text = source.text(in: page.range).split(separator: "\n")
    return Measure(lines: text.count, parameters: parameters, edges: edges)
  }

  @Test("A manager that only forwards can go: same answer, same requests", .proves("STG-180"))
  func forwarding() {
    let (direct, managed) = (Log(), Log())
    let without = StoredOnly.ItemListViewModel(client: RemoteItemsClient(requests: direct))
    let with = StoredOnly.ItemListViewModel(
      client: ItemsManager(client: RemoteItemsClient(requests: managed)))
    without.start()
    with.start()
    #expect(with.titles == ["tea", "milk"])
    #expect(with.titles == without.titles)
    #expect(managed.lines == ["GET items"])
    #expect(managed.lines == direct.lines)
  }

  @Test("A decorator forwards too, and cannot go: the log would be empty", .proves("STG-180"))
  func decorating() {
    let log = Log()
    let list = StoredOnly.ItemListViewModel(
      client: Cured.LoggingItemsClient(base: BundledItemsClient(), log: log))
    list.start()
    #expect(list.titles == ["water"])
    #expect(log.lines == ["request", "1 items"])
  }

  @Test("Whoever makes the child: same greeting, same list, same log")
  func homes() {
    func used(_ make: (any ItemsClient, Log) -> any DesignSmells.Home) -> [[String]] {
      let (requests, log) = (Log(), Log())
      let home = make(RemoteItemsClient(requests: requests), log)
      return [[home.greeting], home.openList().titles, requests.lines, log.lines]
    }
    let expected = [["Hello, Ann"], ["tea", "milk"], ["GET items"], ["list loads"]]
    #expect(used { MakesItsChild.HomeViewModel(user: "Ann", client: $0, log: $1) } == expected)
    #expect(
      used { client, log in
        TakesItsChild.HomeViewModel(
          user: "Ann", makeList: { ItemListViewModel(client: client, log: log) })
      } == expected)
  }

  @Test(
    "A parent that makes its child holds two things it never uses", .proves("STG-138", "STG-181"))
  func parentHolds() {
    let (requests, log) = (Log(), Log())
    let client = RemoteItemsClient(requests: requests)
    let maker = MakesItsChild.HomeViewModel(user: "Ann", client: client, log: log)
    let taker = TakesItsChild.HomeViewModel(
      user: "Ann", makeList: { ItemListViewModel(client: client, log: log) })
    #expect([maker.greeting, taker.greeting] == ["Hello, Ann", "Hello, Ann"])
    #expect(requests.lines + log.lines == [])
    #expect(
      references(from: maker) == [
        "HomeViewModel.client -> RemoteItemsClient", "RemoteItemsClient.requests -> Log",
        "HomeViewModel.log -> Log",
      ])
    #expect(references(from: taker) == [])
  }

  @Test(
    "A parent that takes its child compiles before and after the child grows; the other only before",
    arguments: [
      ([], true), (["REPAIRED"], true), (["GREW"], false), (["GREW", "REPAIRED"], true),
    ] as [([String], Bool)])
  func parentUntouched(flags: [String], compiles: Bool) async throws {
    let fixture = "Chapters/08-DesignSmells/Refused/ChildGrows.swift"
    let errors = try await Compiler.errors(
      ["-typecheck", "-parse-as-library", fixture] + flags.flatMap { ["-D", $0] })
    try #require((errors == nil) == compiles, "\(errors ?? "It compiles.")")
    proved("STG-137", "STG-182")
  }

  @Test(
    "A login that tells goes wherever its app goes; the delegate is as good", .proves("STG-139"))
  func telling() {
    let navigation = Navigation()
    TellingAClosure.LoginViewModel(onLogin: { navigation.push("items") }).login()
    TellingAClosure.LoginViewModel(onLogin: { navigation.push("friends") }).login()
    let flow = LoginFlow(next: { navigation.push("settings") })
    let login = TellingADelegate.LoginViewModel()
    login.delegate = flow
    login.login()
    #expect(navigation.trail == ["items", "friends", "settings"])
  }

  @Test("A login that goes there itself holds what the next screen needs", .proves("STG-139"))
  func pushing() {
    let navigation = Navigation()
    let login = Pushing.LoginViewModel(navigation: navigation, client: BundledItemsClient())
    login.login()
    #expect(navigation.trail == ["items"])
    #expect(
      references(from: login) == [
        "LoginViewModel.navigation -> Navigation", "LoginViewModel.client -> BundledItemsClient",
      ])
    #expect(references(from: TellingAClosure.LoginViewModel(onLogin: {})) == [])
  }

  @Test(
    "One object for all transitions or a flow for each: same login, same trail", .proves("STG-140"))
  func flows() {
    final class AllTransitions: TellingADelegate.LoginDelegate {
      let navigation: Navigation
      init(_ navigation: Navigation) { self.navigation = navigation }
      func didLogin() { navigation.push("items") }
      func didPick(_ item: String) { navigation.push(item) }
    }
    struct ItemsFlow {
      let navigation: Navigation
      func start() { navigation.push("items") }
      func didPick(_ item: String) { navigation.push(item) }
    }
    func trail(_ compose: (Navigation) -> (any TellingADelegate.LoginDelegate, (String) -> Void))
      -> [String]
    {
      let navigation = Navigation()
      let (delegate, pick) = compose(navigation)
      let login = TellingADelegate.LoginViewModel()
      login.delegate = delegate
      login.login()
      pick("tea")
      return navigation.trail
    }
    let byOne = trail { navigation in
      let all = AllTransitions(navigation)
      return (all, all.didPick)
    }
    let byFlows = trail { navigation in
      let items = ItemsFlow(navigation: navigation)
      return (LoginFlow(next: items.start), items.didPick)
    }
    #expect(byOne == ["items", "tea"])
    #expect(byFlows == byOne)
  }
}
