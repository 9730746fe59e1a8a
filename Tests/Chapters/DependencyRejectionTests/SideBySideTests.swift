import SwiftOutline
import TestSupport
import Testing

@testable import DependencyRejection

@Suite("DependencyRejection: three designs side by side")
@MainActor
struct SideBySideTests {
  private static let chapter = chapterFolder("DependencyRejection")
  private static let injected = "\(chapter)/Before/Clients.swift"
  private static let oneForAll = "\(chapter)/Before/OneForAll.swift"
  private static let rejected = "\(chapter)/Rejected/Decode.swift"
  private static let tests = "Tests/Chapters/DependencyRejectionTests"

  /// What the feature's source contains, and what decoding a page requires.
  private struct DesignCounts: Equatable {
    var protocols = 0
    var classes = 0
    var parameters = 0
    var parametersToDecode = 0

    init(_ path: String) throws {
      let file = try TestCheckout.source(path)
      for type in try file.declarations() {
        if type.kind == .protocol { protocols += 1 }
        if [.class, .struct, .actor].contains(type.kind) { classes += 1 }
        let parameters = type.members.filter { $0.kind == .initializer }.map(\.parameters.count)
        self.parameters += parameters.reduce(0, +)
        if file.text(in: type.range).contains("JSONDecoder()") {
          parametersToDecode += parameters.reduce(0, +)
        }
      }
    }

    var cells: [Int] { [protocols, classes, parameters, parametersToDecode] }
  }

  private func doubles(in name: String) throws -> Int {
    try TestCheckout.source("\(Self.tests)/\(name).swift").declarations()
      .count { !$0.inheritance.isEmpty }
  }

  @Test("The table in More.md lists each design's counted lines and types", .proves("STG-195"))
  func figures() throws {
    let rows = try PageTable(with: "injected", in: "\(Self.chapter)/More.md").rows
      .map { Array($0.dropFirst()) }
    let designs = try [Self.injected, Self.oneForAll, Self.rejected].map {
      try DesignCounts($0).cells
    }
    #expect(Array(rows.prefix(4)) == (0..<4).map { row in designs.map { "\($0[row])" } })
    let references = [
      holders(from: World().itemsClient()).count,
      holders(from: ItemsService(outside: World())).count, 0,
    ]
    #expect(rows[4] == references.map { "\($0)" })
    let counts = try ["InjectedTests", "RejectedTests"].map { try doubles(in: $0) }
    #expect(rows[5] == ["\(counts[0])", "-", "\(counts[1])"])
  }
}
