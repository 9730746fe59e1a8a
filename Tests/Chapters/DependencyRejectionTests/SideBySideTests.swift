import ItemsCore
import SwiftOutline
import TestSupport
import Testing

@testable import DependencyRejection

/// The page's figures, counted in the sources.
@Suite("DependencyRejection: three shapes side by side")
@MainActor
struct SideBySideTests {
  private static let chapter = "Chapters/13-DependencyRejection"
  private static let injected = "\(chapter)/Before/Clients.swift"
  private static let oneForAll = "\(chapter)/Before/OneForAll.swift"
  private static let rejected = "\(chapter)/Rejected/Decode.swift"
  private static let tests = "Tests/Chapters/DependencyRejectionTests"

  /// What has to be written for the feature, and what has to be made before a page can be decoded.
  private struct Shape: Equatable {
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

  @Test("Each shape takes as much as the page says", .proves("STG-195"))
  func figures() throws {
    let shapes = try [Self.injected, Self.oneForAll, Self.rejected].map { try Shape($0).cells }
    #expect(shapes == [[3, 3, 6, 1], [0, 1, 1, 1], [0, 0, 0, 0]])
    let service = ItemsService(outside: World())
    #expect(holders(from: service) == ["ItemsService.outside -> World"])
    #expect(try [doubles(in: "InjectedTests"), doubles(in: "RejectedTests")] == [2, 0])
  }

  @Test("The page's table has these figures")
  func guide() throws {
    let rows = try PageTable(with: "injected", in: "\(Self.chapter)/More.md").rows
      .map { Array($0.dropFirst()) }
    let shapes = try [Self.injected, Self.oneForAll, Self.rejected].map { try Shape($0).cells }
    let counted = (0..<4).map { row in shapes.map { "\($0[row])" } }
    #expect(Array(rows.prefix(4)) == counted)
    let references = [
      holders(from: World().itemsClient()).count,
      holders(from: ItemsService(outside: World())).count, 0,
    ]
    #expect(rows[4] == references.map { "\($0)" })
    #expect(
      rows[5] == [
        "\(try doubles(in: "InjectedTests"))", "-", "\(try doubles(in: "RejectedTests"))",
      ])
  }

  @Test("The pure part takes no function and no protocol, and does not wait", .proves("STG-184"))
  func directInput() throws {
    let decode = try #require(
      try TestCheckout.source(Self.rejected).declarations().first { $0.kind == .function })
    #expect(decode.parameters.map(\.type.text) == ["Data"])
    #expect(decode.type?.text == "[Item]")
    #expect(decode.effects == ["throws"])
  }
}
