import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

extension ItemListViewModel {
  convenience init(client: any ItemsClient) {
    self.init(client: client, onShown: {}, onPrint: { _ in })
  }
}

@Suite("DesignSmells: work and parameters of initializers")
struct InitializerTests {
  @Test(
    "A list sends its request in `start()`, not when composed", .proves("STG-127", "STG-128"))
  func composingAsksNobody() {
    let server = FakeServer()
    let lists = (1...3).map { _ in
      ItemListViewModel(client: RemoteItemsClient(httpClient: server))
    }
    #expect(server.requests == [])
    lists[1].start()
    #expect(server.requests == ["GET items"])
    #expect(lists.map(\.titles) == [[], ["tea", "milk"], []])
  }

  @Test("Lists that load in `init` send one request each when composed", .proves("STG-128"))
  func composingIsWork() {
    let server = FakeServer()
    let lists = (1...3).map { _ in
      Before.ItemListViewModel(client: RemoteItemsClient(httpClient: server), Records())
    }
    #expect(server.requests == ["GET items", "GET items", "GET items"])
    #expect(lists.map(\.titles) == Array(repeating: ["tea", "milk"], count: 3))
  }

  @Test("Two classes that create each other never complete an initializer", .proves("STG-129"))
  func mutualConstruction() {
    let count = initializerCounts(limit: 1000)
    #expect(count.begun == 1000)
    #expect(count.completed == 0)
  }

  @Test(
    "Work in `init` crashes because the other object isn't connected yet", .proves("STG-129"))
  func missingHalf() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Before.composeScreen()
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test(
    "A screen that starts before it is connected shows nothing", .proves("STG-129"))
  func storedCycle() throws {
    let file = try TestCheckout.source("\(chapterFolder("DesignSmells"))/Before/Cycle.swift")
    let hasty = try #require(
      file.declarations().flatMap(\.withMembers).first { $0.name == "HastyScreen" })
    #expect(file.words(in: hasty.range).contains("start"))
    #expect(Before.composeHastyScreen().lines == [])
    #expect(composeScreen().lines == ["tea"])
  }

  @Test("Each design produces the same display, log, events and printout", arguments: [0, 1, 2])
  func sameRecords(index: Int) throws {
    let run = [runReviewed, runBundled, runRepaired][index]
    let records = Records()
    let shown = run(RemoteItemsClient(httpClient: FakeServer()), records)
    try #require(shown == ["tea", "milk"])
    try #require(records.log.lines == ["request", "2 items"])
    try #require(records.tracking.lines == ["list shown"])
    try #require(records.printer.lines == ["tea", "milk"])
    proved("STG-132", "STG-133")
  }

  @Test("Classes with separate duties take at most two objects each", .proves("STG-131"))
  func parameters() throws {
    func parameters(of name: String, in file: String) throws -> [String]? {
      var declarations = try TestCheckout.source("\(chapterFolder("DesignSmells"))/\(file).swift")
        .declarations()
      while !declarations.isEmpty {
        let type = declarations.removeFirst()
        if type.name == name {
          return type.members.first { $0.kind == .initializer }?.parameters.map(\.name)
        }
        declarations += type.members
      }
      return nil
    }
    #expect(
      try parameters(of: "ItemListViewModel", in: "Before/OverInjection")
        == ["client", "log", "tracking", "printer"])
    #expect(try parameters(of: "ItemListViewModel", in: "Before/Facade") == ["services"])
    #expect(
      try parameters(of: "ItemListViewModel", in: "ItemListViewModel")
        == ["client", "onShown", "onPrint"])
    #expect(try parameters(of: "LoggingItemsClient", in: "Services") == ["base", "log"])
    #expect(try parameters(of: "PrintViewModel", in: "Services") == ["printer"])
  }

  @Test("A list behind a facade still reaches all four objects", .proves("STG-132"))
  func facadeReaches() {
    let (client, records) = (BundledItemsClient(), Records())
    func reached(from list: AnyObject) -> [String] {
      references(from: list).compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    let plain = reached(from: Before.ItemListViewModel(client: client, records))
    let facade = reached(from: Before.Facade.ItemListViewModel(client: client, records))
    #expect(facade == ["BundledItemsClient", "FakeLog", "FakeTracking", "FakePrinter"])
    #expect(facade == plain)
    #expect(
      references(from: ItemListViewModel(client: client))
        == ["ItemListViewModel.client -> BundledItemsClient"])
  }

  @Test(
    "A separate printing class prints the same text without a client", .proves("STG-134"))
  func splitOff() {
    let printer = FakePrinter()
    PrintViewModel(printer: printer).printTitles(["tea", "milk"])
    #expect(printer.lines == ["tea", "milk"])
    let records = Records()
    Before.ItemListViewModel(client: BundledItemsClient(), records).printTitles()
    #expect(records.printer.lines == printer.lines)
  }
}
