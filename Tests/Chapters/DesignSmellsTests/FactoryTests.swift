import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

@Suite("DesignSmells: factories")
struct FactoryTests {
  @Test(
    "A login that imports only the factory still needs the list's module",
    .proves("STG-141", "STG-E30"))
  func concreteFactory() async throws {
    let fixture = "\(chapterFolder("DesignSmells"))/Refused/ConcreteFactory"
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
    // The repair imports no module, so it needs neither folder.
    #expect(try await Compiler.errors(check + ["-D", "REPAIRED"]) == nil)
    let alone = try #require(await Compiler.errors(check))
    #expect(alone.contains("missing required module 'ItemList'"))
    let together = try #require(await Compiler.errors(check + ["-I", lists]))
    #expect(!together.contains("missing required module"))
  }

  @Test(
    "An abstract factory must implement all three screens to create one",
    .proves("STG-142"))
  func abstractFactory() throws {
    struct RecordingFactory: ScreenFactory {
      let made = Log()
      let app = App(client: BundledItemsClient(), Records())
      func makeHome() -> HomeViewModel {
        made.note("home")
        return app.makeHome()
      }
      func makeList() -> ItemListViewModel {
        made.note("list")
        return app.makeList()
      }
      func makeFriends() -> FriendListViewModel {
        made.note("friends")
        return app.makeFriends()
      }
    }
    let (navigation, factory) = (NavigationStack(), RecordingFactory())
    Before.LoginViewModel(navigation: navigation, factory: factory).login()
    #expect(navigation.screens == ["items"])
    #expect(factory.made.lines == ["list"])
    let factoryProtocol = try #require(
      TestCheckout.source("\(chapterFolder("DesignSmells"))/Before/AbstractFactory.swift")
        .declarations()
        .first { $0.name == "ScreenFactory" })
    #expect(factoryProtocol.members.map(\.name) == ["makeHome", "makeList", "makeFriends"])

    let (closureNavigation, makeList) = (NavigationStack(), factory.app.makeList)
    let login = LoginViewModel {
      makeList().start()
      closureNavigation.push("items")
    }
    login.login()
    #expect(closureNavigation.screens == navigation.screens)
  }

  @Test("A root that composes lists by hand forgets one list's logging", .proves("STG-143"))
  func byHand() {
    let log = FakeLog()
    let app = Before.App(client: BundledItemsClient(), log: log)
    let lists = [app.makeList(), app.makeSearch()]
    for list in lists { list.start() }
    #expect(lists.map(\.titles) == [["tea", "milk"], ["tea", "milk"]])
    #expect(log.lines == ["request", "2 items"])
  }

  @Test("A factory method creates separate lists that all log", .proves("STG-143"))
  func byFactory() {
    let records = Records()
    let app = App(client: BundledItemsClient(), records)
    let (first, second) = (app.makeList(), app.makeList())
    for list in [first, second] { list.start() }
    let areSame = first === second
    #expect(!areSame)
    #expect(records.log.lines == ["request", "2 items", "request", "2 items"])
    #expect(records.tracking.lines == ["list shown", "list shown"])
  }
}
