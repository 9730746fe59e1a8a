import Book
import TestSupport
import Testing
import ToolSupport

@testable import LabKit

/// A group of two packages, of which every build compiles one file of two of Login.
private let page = """
  {"packages": ["push", "event"], "targets": ["Login"], "claims": [
     {"ids": ["STG-1"], "cells": {"debug": {"a body": {"push": "L"}}}},
     {"ids": ["STG-2"], "cells": {"debug": {"a body": {"push": "L1/2", "event": "L"}}}},
     {"ids": ["STG-3"], "cells": {"release": {"a body": {"push": "L M"}}}}],
   "edits": [
     {"name": "a body", "changes": [{"file": "Login/A.swift", "old": "1", "new": "2"}]},
     {"name": "an end", "changes": [{"packages": ["event"], "file": "Main/main.swift", "new": "3"}]}]}
  """

private let tables = """
  ## debug

  | edit | push | event |
  |---|---|---|
  | a body | L1/2 | L1/2 |
  | an end | L1/2 | L1/2 |

  ## release

  | edit | push | event |
  |---|---|---|
  | a body | L1/2 | L1/2 |
  | an end | L1/2 | L1/2 |

  ## one target alone

  | target | push | event |
  |---|---|---|
  | Login | Login | Login |

  """

private func lab(
  recorded: String = tables,
  instead: @escaping @Sendable (String, InMemoryFiles) -> FakeLab.Program? = { _, _ in nil }
) -> FakeLab {
  let folder = "Chapters/14-Deps1/Shapes"
  var texts = [
    "\(folder)/Edits.json": page, "\(folder)/Expected.txt": "Hello\n",
    "\(folder)/Recorded.md": "# Figures\n\nWords.\n\n\(recorded)",
  ]
  for package in ["push", "event"] {
    texts["\(folder)/\(package)/Sources/Login/A.swift"] = "let a = 1\n"
    texts["\(folder)/\(package)/Sources/Login/B.swift"] = ""
    texts["\(folder)/\(package)/Sources/Main/main.swift"] = ""
  }
  return FakeLab(texts) { line, files in
    if let program = instead(line, files) { return program }
    if line.hasSuffix(": Main") { return ending(.exit(0), output: "Hello\n") }
    let job = "/b/swift-frontend -frontend -c -primary-file /c/Sources/Login/A.swift /c/B.swift\n"
    return line.contains(": swift build -v") ? ending(.exit(0), output: job) : nil
  }
}

@Suite("lab rebuilds")
struct RebuildsTests {
  private let record = "\(FakeLab.home)/Chapters/14-Deps1/Shapes/Recorded.md"

  @Test("What is as recorded is told as tables, with status 0")
  func asRecorded() async throws {
    let lab = lab()
    #expect(await lab.run("rebuilds") == 0)
    #expect(lab.console.text.hasSuffix("\n\(tables)\n10 cells are as recorded.\n"))
  }

  @Test("A part has question marks for the rest")
  func part() async {
    let lab = lab()
    #expect(await lab.run("rebuilds", "--only", "push", "--edits", "body") == 0)
    #expect(
      lab.console.text.contains("| edit | push | event |\n|---|---|---|\n| a body | L1/2 | ? |\n"))
    #expect(!lab.console.text.contains("an end"))
  }

  @Test("A cell that is not as recorded is named with both, and makes the status 1")
  func different() async {
    let lab = lab(
      recorded: tables.replacing("| an end | L1/2 | L1/2 |", with: "| an end | - | L1/2 |"))
    #expect(await lab.run("rebuilds", "--only", "push") == 1)
    #expect(lab.console.text.contains("\nan end, push, debug: recorded -, found L1/2\n"))
    #expect(lab.console.text.hasSuffix("\nNot as recorded: 2.\n"))
  }

  @Test("The copy is built, run, edited and built again, with a second between the builds")
  func order() async throws {
    let edited = Locked("")
    let lab = lab { line, files in
      if line == "push-debug: swift build -v" {
        let text = try? files.read("/scratch/lab/push-debug/Sources/Login/A.swift")
        edited.withLock { $0 += text ?? "" }
      }
      return nil
    }
    #expect(await lab.run("rebuilds", "--only", "push", "--edits", "body") == 0)
    #expect(
      lab.lines.filter { $0.hasPrefix("push-debug:") } == [
        "push-debug: swift build -v", "push-debug: Main", "push-debug: swift build -v",
      ])
    #expect(edited.withLock { $0 } == "let a = 1\nlet a = 2\n")
  }

  @Test("--record keeps what stands above the tables and writes what was found")
  func record() async throws {
    let lab = lab(recorded: "## debug\n\nold\n")
    #expect(await lab.run("rebuilds", "--record") == 0)
    #expect(try lab.files.read(record) == "# Figures\n\nWords.\n\n\(tables)")
    #expect(lab.console.text.hasSuffix("\n10 cells are recorded.\n"))
  }

  @Test("A package that prints something else is named, and makes the status 1")
  func misprint() async {
    let lab = lab { line, _ in
      line == "push-debug: Main" ? ending(.exit(0), output: "No login\n") : nil
    }
    #expect(await lab.run("rebuilds") == 1)
    let sentence = "push prints otherwise than Chapters/14-Deps1/Shapes/Expected.txt:\nNo login\n"
    #expect(lab.console.text.contains(sentence))
  }

  @Test("After an edit that breaks a build, the cell names the module whose error it is")
  func errorIsACell() async {
    let lab = lab { line, files in
      guard line == "push-debug: swift build -v",
        let text = try? files.read("/scratch/lab/push-debug/Sources/Login/A.swift"),
        text == "let a = 2\n"
      else { return nil }
      return ending(.exit(1), output: "/c/Sources/Login/A.swift:3:1: error: missing argument\n")
    }
    #expect(await lab.run("rebuilds") == 1)
    #expect(lab.console.text.contains("| a body | error in Login | L1/2 |"))
  }

  @Test("A package that does not build before its first edit ends the measurement")
  func brokenAtFirst() async {
    let lab = lab { line, _ in
      line == "push-debug: swift build -v"
        ? ending(.exit(1), output: "a.swift:1:1: error: no\n") : nil
    }
    #expect(await lab.run("rebuilds") == 1)
    #expect(
      lab.console.errors.hasSuffix(
        "'swift build -v' failed with status 1: a.swift:1:1: error: no\n"))
  }

  @Test("Claims are noted in the file that PROOFS names, each only if its cells are as it says")
  func proofs() async throws {
    let lab = lab()
    try lab.files.write("DEPS-01\tA.b/c\n", to: "/proofs")
    #expect(await lab.run("rebuilds", "--only", "push", proofs: "/proofs") == 0)
    #expect(try lab.files.read("/proofs") == "DEPS-01\tA.b/c\nSTG-1\tScripts/measure-rebuilds\n")
    #expect(await lab.run("rebuilds", proofs: "/proofs") == 0)
    let both = "STG-1\tScripts/measure-rebuilds\nSTG-2\tScripts/measure-rebuilds\n"
    #expect(try lab.files.read("/proofs").hasSuffix(both))
  }

  @Test(
    "Unknown packages and edits are wrong use",
    arguments: [
      ("--only", "push,circle", "there is no package 'circle'."),
      ("--edits", "magic", "there is no edit 'magic'."),
    ])
  func wrongUse(option: String, value: String, sentence: String) async {
    let lab = lab()
    #expect(await lab.run("rebuilds", option, value) == 2)
    #expect(lab.console.errors == "lab: \(sentence) See: swift run lab --help\n")
  }

  @Test("Debug jobs count their primary files once, release jobs all files of their module")
  func compiled() {
    func files(_ lines: String...) -> [String] {
      RebuildCopy.compiled(lines.joined(separator: "\n")).sorted()
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

@Suite("The edits of the chapters")
struct ChapterEditsTests {
  private let groups: [RebuildGroup]

  init() throws {
    groups = try RebuildGroup.all(in: TestCheckout.checkout)
    try #require(groups.map(\.packages.count) == [4, 2])
  }

  @Test("Every edit finds its place in every package, one after the other")
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

  @Test("A place that is not there, or there twice, is an error", arguments: ["", "a a"])
  func noPlace(text: String) {
    let change = RebuildGroup.Change(file: "A.swift", old: "a", new: "b", packages: nil)
    #expect(throws: ToolError.self) { try change.applied(to: text) }
  }

  @Test("The record has a cell for each edit of each package, and agrees with each claim")
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
