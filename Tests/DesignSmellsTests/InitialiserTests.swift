import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import DesignSmells

@Suite("Initialisers that work, and those that take too much")
struct InitialiserTests {
  @Test(
    "Composing lists that only store asks nobody; start() does", .proves("STG-127", "STG-128"))
  func composingAsksNobody() {
    let requests = Log()
    let lists = (1...3).map { _ in
      StoredOnly.ItemListViewModel(client: RemoteItemsClient(requests: requests))
    }
    #expect(requests.lines == [])
    lists[1].start()
    #expect(requests.lines == ["GET items"])
    #expect(lists.map(\.titles) == [[], ["tea", "milk"], []])
  }

  @Test("Composing lists that work asks once for each, wanted or not", .proves("STG-128"))
  func composingIsWork() {
    let requests = Log()
    let lists = (1...3).map { _ in
      Working.ItemListViewModel(client: RemoteItemsClient(requests: requests))
    }
    #expect(requests.lines == ["GET items", "GET items", "GET items"])
    #expect(lists.map(\.titles) == Array(repeating: ["tea", "milk"], count: 3))
  }

  @Test("Two classes that make each other never complete one", .proves("STG-129"))
  func mutualConstruction() {
    let count = MutualConstruction.Count(limit: 1000)
    #expect(throws: MutualConstruction.Count.TooMany.self) { try MutualConstruction.Screen(count) }
    #expect(count.begun == 1000)
    #expect(count.completed == 0)
  }

  @Test(
    "Work in init meets the half that is not there yet, and ends the program", .proves("STG-129"))
  func missingHalf() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UnwrappedCycle.shown()
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("With ? the line is lost; stored and started later it is shown", .proves("STG-129"))
  func storedCycle() {
    #expect(OptionalCycle.shown() == [])
    #expect(StoredCycle.shown() == ["tea"])
  }

  static let shapes: [any ListShape.Type] = [OverInjected.self, Facade.self, Cured.self]

  @Test(
    "Each shape shows, logs, tracks and prints the same",
    arguments: [0, 1, 2])
  func sameRecords(index: Int) throws {
    let records = Records()
    let shown = Self.shapes[index].run(RemoteItemsClient(requests: Log()), records)
    try #require(shown == ["tea", "milk"])
    try #require(records.log.lines == ["request", "2 items"])
    try #require(records.tracking.lines == ["list shown"])
    try #require(records.paper.lines == ["tea", "milk"])
    proved("STG-132", "STG-133")
  }

  @Test("Four duties take four parameters; apart, each class takes one", .proves("STG-131"))
  func parameters() throws {
    let shapes = try ["OverInjection", "OverInjectionCured"].flatMap {
      try TestCheckout.source("Chapters/08-DesignSmells/\($0).swift").declarations()
    }
    var parameters: [String: [String]] = [:]
    for shape in shapes {
      for type in shape.members {
        let initializer = type.members.first { $0.kind == .initializer }
        parameters["\(shape.name).\(type.name)"] = initializer?.parameters.map(\.name)
      }
    }
    #expect(
      parameters["OverInjected.ItemListViewModel"] == ["client", "log", "tracking", "paper"])
    #expect(parameters["Facade.ItemListViewModel"] == ["services"])
    #expect(parameters["Cured.ItemListViewModel"] == ["client"])
    #expect(parameters["Cured.PrintViewModel"] == ["paper"])
  }

  @Test("A facade takes one parameter and reaches all four", .proves("STG-132"))
  func facadeReaches() {
    let (client, records) = (BundledItemsClient(), Records())
    let (log, tracking, paper) = (records.log, records.tracking, records.paper)
    let plain = OverInjected.ItemListViewModel(
      client: client, log: log, tracking: tracking, paper: paper)
    let facade = Facade.ItemListViewModel(
      services: Facade.ListServices(client: client, log: log, tracking: tracking, paper: paper))
    func reached(from list: AnyObject) -> [String] {
      references(from: list).compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    #expect(reached(from: facade) == ["BundledItemsClient", "Log", "Log", "Log"])
    #expect(reached(from: facade) == reached(from: plain))
    #expect(
      references(from: Cured.ItemListViewModel(client: client))
        == ["ItemListViewModel.client -> BundledItemsClient"])
  }

  @Test("Printing, split off, needs no client and no fetch", .proves("STG-134"))
  func splitOff() {
    let paper = Log()
    Cured.PrintViewModel(paper: paper).printTitles(["bread", "salt"])
    #expect(paper.lines == ["bread", "salt"])
  }
}
