import Book
import TestSupport
import Testing
import ToolSupport

@testable import LabKit

/// A laboratory in which every build compiles one file of ServerAPI, and every program prints what it
/// should.
private struct FakeRebuilds {
  let page = RecordingConsole()
  let files: FakeCheckout
  let machine: FakeMachine
  var environment = ["PATH": "/bin"]

  static let record = "\(FakeCheckout.home)/\(RebuildGroup.shapes.record)"

  /// - Parameters:
  ///   - texts: of files that are not as in the real checkout.
  ///   - instead: what some programs do otherwise.
  init(
    _ texts: [String: String] = [:],
    instead: @escaping @Sendable (_ line: String, FakeCheckout) -> ProcessResult? = { _, _ in nil }
  ) throws {
    let files = FakeCheckout(texts)
    self.files = files
    let shapes = try TestCheckout.checkout.read(RebuildGroup.shapes.expected)
    let navigation = try TestCheckout.checkout.read(RebuildGroup.navigation.expected)
    machine = FakeMachine(watch: FakeWatch { _ in (.zero, "") }) { line in
      let usual: ProcessResult =
        switch line {
        case "Sources: git rev-parse --show-toplevel":
          ProcessResult(.exit(0), output: "\(FakeCheckout.home)\n")
        case "Sources: git rev-parse --short HEAD": ProcessResult(.exit(0), output: "1a2b3c4\n")
        case ": swiftc --version": ProcessResult(.exit(0), output: "Swift version 6.3.1\n")
        case "push-debug: Main", "event-debug: Main": ProcessResult(.exit(0), output: navigation)
        case let line where line.hasSuffix(": Main"): ProcessResult(.exit(0), output: shapes)
        case let line where line.contains("swift build -v"):
          ProcessResult(.exit(0), output: Self.compiling)
        default: ProcessResult(.exit(0))
        }
      return (.seconds(1), instead(line, files) ?? usual)
    }
  }

  private static let compiling =
    "/b/swift-frontend -frontend -c -primary-file /c/Sources/ServerAPI/NoAnswer.swift /c/A.swift\n"

  func run(_ arguments: String...) async -> Int32 {
    let environment = ToolEnvironment(
      files: files, processes: machine, console: page, variables: environment,
      directory: "\(FakeCheckout.home)/Sources", executable: "/lab")
    return await Lab(environment, stopwatch: machine, folders: machine)
      .run(["rebuilds"] + arguments)
  }

  /// Records in which all cells are what every build here compiles.
  static func records(but other: [RebuildCell: String] = [:]) -> [String: String] {
    var texts: [String: String] = [:]
    for group in RebuildGroup.all {
      var record = RebuildRecord()
      for package in group.packages {
        for edit in group.edits {
          let count =
            group.targets.isEmpty ? "S1/0" : "S1/\(["inversion": 5, "shared": 3][package] ?? 2)"
          for table in [RebuildCell.Table.debug, .release] {
            record.cells[.init(table, edit.name, package)] = count
          }
        }
        for target in group.targets { record.cells[.init(.alone, target, package)] = "ServerAPI" }
      }
      record.cells.merge(other.filter { record[$0.key] != nil }) { $1 }
      texts["\(FakeCheckout.home)/\(group.record)"] = "# Recorded\n\n\(record.tables(of: group))"
    }
    return texts
  }
}

@Suite("lab rebuilds")
struct RebuildsTests {
  @Test("What is as recorded is told as a table, with status 0")
  func asRecorded() async throws {
    let lab = try FakeRebuilds(FakeRebuilds.records())
    #expect(
      await lab.run("--only", "shared,adapters", "--edits", "comment", "--build", "debug") == 0)
    #expect(
      lab.page.text == """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        ## debug

        | edit | shared | extension | inversion | adapters |
        |---|---|---|---|---|
        | ServerAPI: a comment | S1/3 | ? | ? | S1/2 |

        2 cells are as recorded.

        """)
  }

  @Test("A cell that is not as recorded is named with both, and makes the status 1")
  func different() async throws {
    let cell = RebuildCell(.debug, "ServerAPI: a comment", "shared")
    let lab = try FakeRebuilds(FakeRebuilds.records(but: [cell: "S1/3 L1/2"]))
    #expect(await lab.run("--only", "shared", "--build", "debug") == 1)
    let line = "ServerAPI: a comment, shared, debug: recorded S1/3 L1/2, found S1/3"
    #expect(
      lab.page.text.split(separator: "\n").filter { $0.contains(": recorded") } == [line[...]])
    #expect(lab.page.text.hasSuffix("\nNot as recorded: 1.\n"))
  }

  @Test("The copy is built, run, edited and built again, each edit in a second of its own")
  func order() async throws {
    let lab = try FakeRebuilds(FakeRebuilds.records())
    _ = await lab.run("--only", "shared", "--edits", "ServerAPI: a body", "--build", "debug")
    #expect(
      lab.machine.lines.drop { $0 != "make lab" } == [
        "make lab", "lab: git clone --quiet playground clone", "shared-debug: swift build -v",
        "shared-debug: Main", "next second", "shared-debug: swift build -v", "next second",
        "shared-debug: swift build -v", "remove lab",
      ])
    let edited = lab.files.texts[
      "/scratch/lab/shared-debug/Sources/ServerAPI/ServerAPIClient.swift"]
    #expect(edited?.contains("Self.answers[path.lowercased()]") == true)
  }

  @Test("Packages with uncommitted changes are refused, and nothing is built")
  func dirty() async throws {
    let lab = try FakeRebuilds { line, _ in
      line.contains("status --porcelain shared extension inversion adapters push event")
        ? ProcessResult(.exit(0), output: " M a.swift\n") : nil
    }
    #expect(await lab.run() == 1)
    #expect(
      lab.page.errors
        == "lab: the packages to measure have uncommitted changes: commit them first.\n")
    #expect(!lab.machine.lines.contains("make lab"))
  }

  @Test("Interrupted, it builds nothing more and removes its folder")
  func interrupted() async throws {
    let lab = try FakeRebuilds(FakeRebuilds.records()) { line, _ in
      guard line == "shared-debug: swift build -v" else { return nil }
      withUnsafeCurrentTask { $0?.cancel() }
      return ProcessResult(.signal(9))
    }
    #expect(await lab.run("--only", "shared", "--build", "debug") == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: interrupted.\n"))
    #expect(lab.machine.lines.suffix(2) == ["shared-debug: swift build -v", "remove lab"])
  }

  @Test("--record keeps what stands above the tables and writes what was found")
  func record() async throws {
    let lab = try FakeRebuilds([FakeRebuilds.record: "# Figures\n\nWords.\n\n## debug\n\nold\n"])
    #expect(await lab.run("--record") == 0)
    let text = try #require(lab.files.texts[FakeRebuilds.record])
    #expect(text.hasPrefix("# Figures\n\nWords.\n\n## debug\n\n| edit | shared |"))
    #expect(!text.contains("old"))
    let wanted = FakeRebuilds.records()
    #expect(
      RebuildRecord(parsing: text) == RebuildRecord(parsing: wanted[FakeRebuilds.record] ?? ""))
    #expect(lab.page.text.hasSuffix("\n172 cells are recorded.\n"))
  }

  @Test("A package that prints something else is named, and makes the status 1")
  func misprint() async throws {
    let lab = try FakeRebuilds(FakeRebuilds.records()) { line, _ in
      line == "shared-debug: Main" ? ProcessResult(.exit(0), output: "No login\n") : nil
    }
    #expect(await lab.run("--only", "shared", "--edits", "comment", "--build", "debug") == 1)
    #expect(
      lab.page.text.contains(
        "shared prints otherwise than Chapters/04-ModuleStages/Shapes/Expected.txt:\nNo login\n"))
  }

  @Test("After an edit that breaks a build, the cell names the module whose error it is")
  func errorIsACell() async throws {
    let cell = RebuildCell(.debug, "Items: the list needs an argument", "push")
    let lab = try FakeRebuilds(FakeRebuilds.records(but: [cell: "error in Login"])) { line, files in
      guard line == "push-debug: swift build -v",
        files.texts["/scratch/lab/push-debug/Sources/Items/ItemListViewModel.swift"]?
          .contains("init(title: String)") == true
      else { return nil }
      return ProcessResult(
        .exit(1), output: "/c/Sources/Login/A.swift:3:1: error: missing argument\n")
    }
    #expect(await lab.run("--only", "push", "--build", "debug") == 0)
  }

  @Test("A package that does not build before its first edit ends the measurement")
  func brokenAtFirst() async throws {
    let lab = try FakeRebuilds(FakeRebuilds.records()) { line, _ in
      line == "push-debug: swift build -v"
        ? ProcessResult(.exit(1), output: "a.swift:1:1: error: no\n") : nil
    }
    #expect(await lab.run("--only", "push", "--build", "debug") == 1)
    #expect(
      lab.page.errors.hasSuffix("'swift build -v' failed with status 1: a.swift:1:1: error: no\n"))
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test("Claims are noted in the file that PROOFS names, each only if its cells are as it says")
  func proofs() async throws {
    let claim = try #require(RebuildClaim.all.first { $0.ids == ["STG-60"] })
    #expect(claim.isProven(by: RebuildRecord(claim.cells)))
    for cell in claim.cells.keys {
      var record = RebuildRecord(claim.cells)
      record.cells[cell] = "-"
      #expect(!claim.isProven(by: record))
      record.cells[cell] = nil
      #expect(!claim.isProven(by: record))
    }
    var lab = try FakeRebuilds(FakeRebuilds.records())
    lab.environment["PROOFS"] = "/proofs"
    try lab.files.write("DEPS-01\tA.b/c\n", to: "/proofs")
    #expect(await lab.run("--only", "shared", "--edits", "comment", "--build", "debug") == 0)
    #expect(lab.files.texts["/proofs"] == "DEPS-01\tA.b/c\n")
  }

  @Test(
    "Wrong use is one sentence and status 2",
    arguments: [
      (["--only", "circle"], "there is no package 'circle'."),
      (["--edits", "magic"], "there is no edit 'magic'."),
      (["--build", "fast"], "--build is debug or release, not 'fast'."),
      (["--build"], "--build needs a value."), (["--fast"], "'rebuilds' does not know '--fast'."),
      (["--record", "--only", "shared"], "--record needs all of it."),
    ])
  func wrongUse(arguments: [String], sentence: String) async throws {
    let lab = FakeLab()
    #expect(await lab.run(["rebuilds"] + arguments) == 2)
    #expect(lab.page.errors == "lab: \(sentence) See: swift run lab --help\n")
    #expect(lab.machine.lines == [])
  }
}

@Suite("Edits and what they compile")
struct RebuildEditTests {
  @Test("Every edit finds its place in every package, one after the other")
  func editsFit() throws {
    for group in RebuildGroup.all {
      for package in group.packages {
        var texts: [String: String] = [:]
        for edit in group.edits {
          for change in edit.changes(package) {
            let path = "\(group.path(of: package))/Sources/\(change.file)"
            let text = try texts[path] ?? TestCheckout.checkout.read(path)
            texts[path] = try change.applied(to: text)
          }
        }
      }
    }
  }

  @Test("A place that is not there, or there twice, is a complaint", arguments: ["", "a a"])
  func noPlace(text: String) {
    #expect(throws: ToolError.self) {
      try RebuildEdit.Change.replace("a", by: "b", in: "A.swift").applied(to: text)
    }
  }

  @Test("Debug jobs count their primary files once, release jobs all files of their module")
  func compiled() {
    func files(_ lines: String...) -> [String] {
      Compiled(lines.joined(separator: "\n")).files.map { "\($0.module)/\($0.name)" }.sorted()
    }
    let (a, b) = ("/p/Sources/Login/A.swift", "/p/Sources/Login/Client+B.swift")
    let job = "/x/swift-frontend -frontend -c"
    #expect(
      files("\(job) -primary-file \(a) \(b) -o a.o", "\(job) \(a) -primary-file \(b) -o b.o")
        == ["Login/A.swift", "Login/Client+B.swift"])
    let batch = "\(job) -primary-file \(a) -primary-file \(b) -o a.o"
    #expect(files(batch, batch) == ["Login/A.swift", "Login/Client+B.swift"])
    #expect(files("\(job) \(a) \(b) -O") == ["Login/A.swift", "Login/Client+B.swift"])
    #expect(files("/x/swift-frontend -frontend -emit-module \(a)", "/x/swiftc -c \(a)") == [])
  }

  @Test("A record is read as it was written")
  func recordRoundTrip() {
    let record = RebuildRecord([
      .init(.debug, "ServerAPI: a comment", "shared"): "S1/3",
      .init(.release, "Main: a body", "adapters"): "-",
      .init(.alone, "Login", "inversion"): "Login",
    ])
    var read = RebuildRecord(parsing: "# Title\n\nWords.\n\n\(record.tables(of: .shapes))")
    read.cells = read.cells.filter { $0.value != "?" }
    #expect(read == record)
  }
}
