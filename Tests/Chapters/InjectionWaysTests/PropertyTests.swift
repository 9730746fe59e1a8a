import Playground
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: property injection")
struct PropertyTests {
  @Test("An unset optional dependency is silently nil", .proves("STG-23"))
  func forgotten() {
    let table = TableView()
    #expect(table.rendered() == [])
    let items = ListSource("tea")
    table.dataSource = items
    #expect(withExtendedLifetime(items) { table.rendered() } == ["tea"])
  }

  @Test("An unset implicitly unwrapped dependency crashes at its first use", .proves("STG-23"))
  func forgottenUnwrapped() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = makeFromStoryboard(LoginScreen.self).message()
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("A screen from a storyboard gets its client after `init()`", .proves("STG-23"))
  func frameworkMade() {
    let screen = makeFromStoryboard(LoginScreen.self)
    screen.client = ServerAPIClient.shared
    #expect(screen.message() == "Welcome, Ada")
    screen.client = MockServerAPIClient(user: User(name: "Grace"))
    #expect(screen.message() == "Welcome, Grace")
  }

  @Test("A table's data source can change only if it's a property")
  func reused() throws {
    let sources = [ListSource("tea", "milk"), ListSource("Grace"), ListSource()]
    let shown = [["tea", "milk"], ["Grace"], []]
    let tables = Lifetimes()
    let table = tables.watch("table", TableView())
    for (source, lines) in zip(sources, shown) {
      table.dataSource = source
      try #require(table.rendered() == lines)
    }
    try #require(tables.tally.made == 1)
    let fixed = sources.map { tables.watch("table", FixedTableView(dataSource: $0)) }
    try #require(fixed.map { $0.rendered() } == shown)
    try #require(tables.tally.made == 4)
    proved("STG-23", "STG-24")
  }

  @Test("A table shows nothing after its data source was freed", .proves("STG-23"))
  func gone() {
    let table = TableView()
    let lifetimes = Lifetimes()
    func setTemporarySource() {
      let source = ListSource("bread")
      lifetimes.watch("source", source)
      table.dataSource = source
    }
    #expect(renderTemporarySource("bread", in: table) == ["bread"])
    setTemporarySource()
    #expect(lifetimes.freed == ["source"])
    #expect(table.rendered() == [])
  }
}

@Suite("InjectionWays: a value known only after login")
struct LaterTests {
  private static let ada = User(name: "Ada")

  @Test("A profile created before login has no user yet", .proves("STG-25"))
  func early() {
    let login = SlowLogin()
    let profile = Before.Profile()
    login.login { profile.user = $0 }
    #expect(profile.greeting() == nil)
    login.answer(Self.ada)
    #expect(profile.greeting() == "Hello, Ada")
  }

  @Test("A profile created in the login's completion always has a user", .proves("STG-25"))
  func madeInTheAnswer() {
    let login = SlowLogin()
    var profiles: [Profile] = []
    login.login { profiles.append(Profile(user: $0)) }
    #expect(profiles.isEmpty)
    login.answer(Self.ada)
    #expect(profiles.map { $0.greeting() } == ["Hello, Ada"])
    login.answer(User(name: "Grace"))
    #expect(profiles.count == 1)
  }
}
