import Playground
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: by property")
struct PropertyTests {
  @Test("Forgotten, it is silently nothing; set, it is there", .proves("STG-23"))
  func forgotten() {
    let table = TableView()
    #expect(table.rendered() == [])
    let items = List("items")
    table.dataSource = items
    #expect(withExtendedLifetime(items) { table.rendered() } == ["items"])
  }

  @Test("Forgotten and read with `!`, it ends the program", .proves("STG-23"))
  func forgottenUnwrapped() async {
    await #expect(processExitsWith: .failure) {
      _ = frameworkMakes(LegacyScreen.self).message()
    }
  }

  @Test("What a framework makes by init() gets its client afterwards", .proves("STG-23"))
  func frameworkMade() {
    let screen = frameworkMakes(LegacyScreen.self)
    screen.client = ServerAPIClient.shared
    #expect(screen.message() == "Welcome, Ada")
    screen.client = StubClient(user: User(name: "Test"))
    #expect(screen.message() == "Welcome, Test")
  }

  @Test("One table shows one source after the other; by constructor each needs its own table")
  func reused() throws {
    let sources = [List("apple", "pear"), List("oak"), List()]
    let shown = [["apple", "pear"], ["oak"], []]
    let factory = TableFactory()
    let table = factory.table()
    for (source, lines) in zip(sources, shown) {
      table.dataSource = source
      try #require(table.rendered() == lines)
    }
    try #require(factory.made == 1)
    try #require(sources.map { factory.fixedTable($0).rendered() } == shown)
    try #require(factory.made == 4)
    proved("STG-23", "STG-24")
  }

  @Test("The table does not own its source: with it the lines go", .proves("STG-23"))
  func gone() {
    let table = TableView()
    let lifetimes = Recorder()
    func lend() {
      let source = List("elm")
      lifetimes.watch("source", source)
      table.dataSource = source
    }
    #expect(renderedOnce(by: table, "elm") == ["elm"])
    lend()
    #expect(lifetimes.freed == ["source"])
    #expect(table.rendered() == [])
  }
}

@Suite("InjectionWays: a value that comes later")
struct LaterTests {
  private static let ada = User(name: "Ada")

  @Test("Made early, the profile exists without its user", .proves("STG-25"))
  func early() {
    let login = SlowLogin()
    let profile = EarlyProfile()
    login.login { profile.user = $0 }
    #expect(profile.greeting() == nil)
    login.answer(Self.ada)
    #expect(profile.greeting() == "Hello, Ada")
  }

  @Test("Made by who has the user, there is no profile without one", .proves("STG-25"))
  func madeInTheAnswer() {
    let login = SlowLogin()
    var profiles: [Profile] = []
    login.login { profiles.append(Profile(user: $0)) }
    #expect(profiles.isEmpty)
    login.answer(Self.ada)
    #expect(profiles.map { $0.greeting() } == ["Hello, Ada"])
    login.answer(User(name: "Bob"))
    #expect(profiles.count == 1)
  }
}
