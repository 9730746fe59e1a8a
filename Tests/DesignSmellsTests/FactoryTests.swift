import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

@Suite("What a factory decouples, and what it is for")
struct FactoryTests {
  @Test(
    "Login names the factory alone, and does not compile where the list's module is missing",
    .proves("STG-141", "STG-E30"))
  func concreteFactory() async throws {
    let fixture = "Chapters/08-DesignSmells/Refused/ConcreteFactory"
    let lists = try TestCheckout.folder("ConcreteFactory/Lists")
    let factories = try TestCheckout.folder("ConcreteFactory/Factories")
    let list = try await Compiler.errors(
      inModule: "ItemList", of: ["\(fixture)/ItemList/ItemListViewModel.swift"], for: lists)
    let factory = try await Compiler.errors(
      inModule: "ItemListFactories", of: ["\(fixture)/ItemListFactories/ItemListFactory.swift"],
      for: factories, ["-I", lists])
    #expect([list, factory] == [nil, nil])

    let login = "\(fixture)/Login.swift"
    let check = ["-typecheck", "-parse-as-library", login, "-I", factories]
    // The repair imports nobody; it needs neither folder.
    #expect(try await Compiler.errors(check + ["-D", "REPAIRED"]) == nil)
    let alone = try #require(await Compiler.errors(check))
    #expect(alone.contains("missing required module 'ItemList'"))
    let together = try #require(await Compiler.errors(check + ["-I", lists]))
    #expect(!together.contains("missing required module"))
  }

  @Test(
    "Whoever takes the abstract factory to make one screen has to be given all three",
    .proves("STG-142"))
  func abstractFactory() throws {
    final class CountingFactory: ScreenFactory {
      var made: [String] = []
      func makeItems() -> Screen { make("items") }
      func makeFriends() -> Screen { make("friends") }
      func makeSettings() -> Screen { make("settings") }
      private func make(_ title: String) -> Screen {
        made.append(title)
        return Screen(title: title)
      }
    }
    let factory = CountingFactory()
    let login = TakesAFactory.LoginViewModel(factory: factory)
    #expect(login.screenAfterLogin() == Screen(title: "items"))
    #expect(factory.made == ["items"])
    let asked = try #require(
      TestCheckout.source("Chapters/08-DesignSmells/Factories.swift").declarations()
        .first { $0.name == "ScreenFactory" })
    #expect(asked.members.map(\.name) == ["makeItems", "makeFriends", "makeSettings"])

    let lean = TakesAFunction.LoginViewModel(makeNext: { Screen(title: "items") })
    #expect(lean.screenAfterLogin() == login.screenAfterLogin())
  }

  @Test("Composed by hand in two places, one forgot the log", .proves("STG-143"))
  func byHand() {
    let log = Log()
    let lists = [
      ByHand.home(BundledItemsClient(), log), ByHand.search(BundledItemsClient(), log),
    ]
    for list in lists { list.start() }
    #expect(lists.map(\.titles) == [["water"], ["water"]])
    #expect(log.lines == ["request", "1 items"])
  }

  @Test("Composed by a factory of the root, all are alike and none is shared", .proves("STG-143"))
  func byFactory() {
    let log = Log()
    let factory = ItemListFactory(client: BundledItemsClient(), log: log)
    let (first, second) = (factory.makeList(), factory.makeList())
    for list in [first, second] { list.start() }
    let areSame = first === second
    #expect(!areSame)
    #expect(log.lines == ["request", "1 items", "request", "1 items"])
  }
}
