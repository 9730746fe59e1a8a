import Book
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import LabKit

@Suite("`lab rebuilds`")
struct RebuildsTests {
  private let group: RebuildGroup

  private let tables = """
    ## debug

    | edit | push | event |
    |---|---|---|
    | a body | L1/2 | ? |
    | an end | - | error in Login |

    ## one target alone

    | target | push | event |
    |---|---|---|
    | Login | Login ServerAPI | Login |

    """

  init() throws {
    let page = """
      {"packages": ["push", "event"], "targets": ["Login"], "claims": [],
       "edits": [{"name": "a body", "changes": []}, {"name": "an end", "changes": []}]}
      """
    group = try JSONDecoder().decode(RebuildGroup.self, from: Data(page.utf8))
  }

  @Test("`RebuildRecord` writes and parses tables, with ? for unmeasured cells")
  func record() {
    var record = RebuildRecord(parsing: "# Figures\n\nWords.\n\n\(tables)")
    #expect(record.cells.count == 6)
    record.cells = record.cells.filter { $0.value != "?" }
    #expect(record.tables(of: group) == tables)
  }

  @Test("`differences` reports the recorded and the measured value of each changed cell")
  func differences() {
    let recorded = RebuildRecord(parsing: tables)
    var found = recorded
    #expect(found.differences(from: recorded) == [])
    let cell = RebuildCell(table: .debug, row: "an end", package: "push")
    found.cells = [cell: "L1/2"]
    #expect(found.differences(from: recorded) == ["an end, push, debug: recorded -, found L1/2"])
    let nothing = ["an end, push, debug: recorded nothing, found L1/2"]
    #expect(found.differences(from: RebuildRecord()) == nothing)
  }

  @Test(
    "A rebuild claim holds if its cells match, with or without counts",
    arguments: [
      (["debug": ["a body": ["push": "L1/2"]]], true),
      (["debug": ["a body": ["push": "L"]]], true),
      (["debug": ["a body": ["push": "L2/2"]]], false),
      (["debug": ["a body": ["push": "L", "event": "L"]]], false),
      (["debug": ["an end": ["push": "-", "event": "error in Login"]]], true),
      (["release": ["a body": ["push": "L"]]], false),
      (["one target alone": ["Login": ["push": "Login"]]], false),
      (["one target alone": ["Login": ["push": "Login ServerAPI"]]], true),
    ])
  func proven(cells: [String: [String: [String: String]]], isProven: Bool) {
    let claim = RebuildGroup.Claim(ids: ["STG-1"], cells: cells)
    #expect(claim.isProven(by: RebuildRecord(parsing: tables)) == isProven)
  }

  @Test("`compiledFiles` selects primary or all files by the job's configuration")
  func compiled() {
    func files(_ lines: String...) -> [String] {
      RebuildCopy.compiledFiles(lines.joined(separator: "\n")).sorted()
    }
    let (a, b) = ("/p/Sources/Login/A.swift", "/p/Sources/Login/Client+B.swift")
    let job = "/x/swift-frontend -frontend -c"
    let both = ["Login/A.swift", "Login/Client+B.swift"]
    #expect(
      files("\(job) -primary-file \(a) \(b) -o a.o", "\(job) \(a) -primary-file \(b) -o b.o")
        == both)
    let batch = "\(job) -primary-file \(a) -primary-file \(b) -o a.o"
    #expect(files(batch, batch) == both)
    #expect(files("\(job) \(a) \(b) -O") == both)
    #expect(files("/x/swift-frontend -frontend -emit-module \(a)", "/x/swiftc -c \(a)") == [])
  }
}

@Suite("The chapters' Edits.json, edits for measuring rebuilds")
struct ChapterEditsTests {
  private let groups: [RebuildGroup]

  init() throws {
    groups = try RebuildGroup.all(in: TestCheckout.checkout)
    try #require(groups.map(\.packages.count) == [4, 3])
  }

  @Test("Every edit in Edits.json can be applied to every package")
  func editsFit() throws {
    for group in groups {
      for package in group.packages {
        var texts: [String: String] = [:]
        for change in group.edits.flatMap(\.changes)
        where change.packages?.contains(package) ?? true {
          let path = "\(group.path(of: package))/Sources/\(change.file)"
          let text = try texts[path] ?? TestCheckout.checkout.read(path)
          texts[path] = try change.applied(to: text)
        }
      }
    }
  }

  @Test("An edit fails if its old text is missing or repeated", arguments: ["", "a a"])
  func noPlace(text: String) {
    let change = RebuildGroup.Change(file: "A.swift", old: "a", new: "b", packages: nil)
    #expect(throws: ToolError.self) { try change.applied(to: text) }
  }

  @Test("Recorded.md has every measurement and proves every rebuild claim")
  func recordIsWhole() throws {
    var all = RebuildRecord()
    for group in groups {
      let text = try TestCheckout.checkout.read(group.record)
      let record = RebuildRecord(parsing: text)
      let rows = group.edits.count * 2 + group.targets.count
      #expect(record.cells.count == rows * group.packages.count, "\(group.folder)")
      #expect(text.hasSuffix(record.tables(of: group)))
      all.add(record)
    }
    for claim in groups.flatMap(\.claims) {
      #expect(claim.isProven(by: all), "\(claim.ids)")
      for cell in all.cells.filter({ claim.cells[$0.key.table.rawValue]?[$0.key.row] != nil }) {
        var other = all
        other.cells[cell.key] = nil
        let speaksOfIt =
          claim.cells[cell.key.table.rawValue]?[cell.key.row]?[cell.key.package] != nil
        #expect(claim.isProven(by: other) != speaksOfIt)
      }
    }
  }
}
