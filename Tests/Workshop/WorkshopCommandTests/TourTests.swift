import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The tour")
struct TourTests {
  @Test("Builds once, runs every chapter in order, a line each, and sums up")
  func allRight() async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("tour") == 0)
    #expect(workshop.page.text == allRightTour)
    #expect(workshop.page.errors == "")
    #expect(
      workshop.started == [FakeWorkshop.buildAll, "Deps1", "Deps2", "Deps3", "Deps4"])
  }

  @Test("A chapter that does not compile is named with the compiler's words, and the others run")
  func doesNotCompile() async throws {
    let broken = ProcessResult(
      .exit(1),
      output: """
        [3/9] Compiling Deps2 Deps.swift
        /play/Chapters/15-Deps2/Deps.swift:3:5: error: cannot find 'aServic' in scope
        /play/Chapters/15-Deps2/Deps.swift:3:5: error: cannot find 'aServic' in scope

        """, errors: "error: fatalError\n")
    let workshop = try FakeWorkshop { line in
      line == FakeWorkshop.buildAll || line == FakeWorkshop.build("Deps2") ? broken : nil
    }
    #expect(await workshop.run("tour") == 1)
    #expect(
      workshop.page.text == """
        Building 4 chapters.
        Something does not compile: building one by one.
        14 Deps1                ok, 3 lines
        15 Deps2                DOES NOT COMPILE
           Chapters/15-Deps2/Deps.swift:3:5: error: cannot find 'aServic' in scope
        16 Deps3                ok, 3 lines
        17 Deps4                ok, 3 lines

        4 chapters: 3 printed what they should, 1 did not.

        """)
    #expect(
      workshop.started.filter { $0 != "swiftc --version" } == [
        FakeWorkshop.buildAll, FakeWorkshop.build("Deps1"), FakeWorkshop.build("Deps2"),
        FakeWorkshop.build("Deps3"), FakeWorkshop.build("Deps4"), "Deps1", "Deps3", "Deps4",
      ])
  }

  @Test("Where nothing can be written it says how to build elsewhere and runs what is built")
  func readOnly() async throws {
    let workshop = try FakeWorkshop(
      changed: [FakeWorkshop.products + "Deps4": nil], unwritable: ["/play"])
    #expect(await workshop.run("tour") == 1)
    #expect(
      workshop.page.text == """
        Building 4 chapters.
        /play/.build cannot be written: using what is built there. To build elsewhere:
        swift run --scratch-path FOLDER workshop tour
        14 Deps1                ok, 3 lines
        15 Deps2                ok, 3 lines
        16 Deps3                ok, 3 lines
        17 Deps4                NOT BUILT
           There is no .build/x86_64-unknown-linux-gnu/debug/Deps4.

        4 chapters: 3 printed what they should, 1 did not.

        """)
    #expect(workshop.started == ["Deps1", "Deps2", "Deps3"])
  }

  @Test("A crash, a hang and a difference are reported, in colour with the same words")
  func troubles() async throws {
    let workshop = try FakeWorkshop(RecordingConsole(usesColor: true), instead: troubled)
    #expect(await workshop.run("tour") == 1)
    #expect(workshop.page.text.contains("\u{1B}[31mDIFFERS at line 3\u{1B}[0m"))
    #expect(workshop.page.text.contains("\u{1B}[32mok\u{1B}[0m"))
    #expect(workshop.page.uncolored == troubledTour)
    #expect(workshop.page.errors == "")
  }

  @Test("On a terminal it shows what it is doing, and takes that away again")
  func progress() async throws {
    let workshop = try FakeWorkshop(RecordingConsole(isTerminal: true)) { line in
      line == FakeWorkshop.buildAll
        ? ProcessResult(.exit(0), output: "Building...\n[1/2] Compiling Numbers\n[2/2] Linking\n")
        : nil
    }
    #expect(await workshop.run("tour") == 0)
    let shown = workshop.page.text.split(separator: "\r\u{1B}[K").map { $0.prefix { $0 != "\n" } }
    #expect(
      shown == [
        "Building 4 chapters.", "Building: [1/2] Compiling Numbers", "Building: [2/2] Linking",
        "Running 14 Deps1", "14 Deps1                ok, 3 lines",
        "Running 15 Deps2", "15 Deps2                ok, 3 lines",
        "Running 16 Deps3", "16 Deps3                ok, 3 lines",
        "Running 17 Deps4", "17 Deps4                ok, 3 lines",
      ])
    // What stands in a line when the next one begins is what a person is left with.
    let left = workshop.page.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last ?? "" }
    #expect(left.joined(separator: "\n") == allRightTour)
  }

  @Test("What it shows while it works fits into a line of the terminal", arguments: [40, 80])
  func progressFits(width: Int) async throws {
    let long = "[1/2] " + String(repeating: "Compiling ", count: 20)
    let workshop = try FakeWorkshop(RecordingConsole(width: width, isTerminal: true)) { line in
      line == FakeWorkshop.buildAll ? ProcessResult(.exit(0), output: long) : nil
    }
    #expect(await workshop.run("tour") == 0)
    let shown = try #require(workshop.page.text.split(separator: "\r\u{1B}[K").dropFirst().first)
    #expect(shown == ("Building: " + long).prefix(width - 1))
  }

  @Test("At 40 columns every line fits that does not quote", arguments: [false, true])
  func narrow(usesColor: Bool) async throws {
    let workshop = try FakeWorkshop(
      RecordingConsole(width: 40, usesColor: usesColor),
      changed: ["Chapters/17-Deps4/Expected.txt": nil]
    ) { line in
      line == FakeWorkshop.buildAll ? ProcessResult(.exit(1), output: "error: no") : troubled(line)
    }
    #expect(await workshop.run("tour") == 1)
    let quotes = ["   more: ", "   see how far", "   Fatal error: ", "   Chapters/"]
    #expect(workshop.page.tooWide.filter { !quotes.contains(where: $0.hasPrefix) } == [])
    let words = workshop.page.uncolored.split(whereSeparator: \.isWhitespace)
    for sentence in [
      "Something does not compile: building one by one.",
      "14 Deps1 ok, 3 lines",
      "15 Deps2 CRASHED, signal 4",
      "16 Deps3 HUNG: killed after 10 s",
      "17 Deps4 NO TRANSCRIPT",
      "4 chapters: 1 printed what they should, 3 did not.",
    ] {
      #expect(words.contains(sentence.split(separator: " ")), "\(sentence)")
    }
  }
}

private let allRightTour = """
  Building 4 chapters.
  14 Deps1                ok, 3 lines
  15 Deps2                ok, 3 lines
  16 Deps3                ok, 3 lines
  17 Deps4                ok, 3 lines

  4 chapters: 4 printed what they should.
  Next: read Chapters/14-Deps1/README.md beside: swift run Deps1

  """

/// Deps2 crashes, Deps3 hangs, Deps4 prints something else.
@Sendable private func troubled(_ line: String) -> ProcessResult? {
  switch line {
  case "Deps2": ProcessResult(.signal(4), output: "== Deps2 ==\n\n", errors: "Fatal error: no C\n")
  case "Deps3": ProcessResult(.overtime(.seconds(10)), output: "== Deps3 ==\n\n")
  case "Deps4": ProcessResult(.exit(0), output: "== Deps4 ==\n\nc.total() // 30\n")
  default: nil
  }
}

private let troubledTour = """
  Building 4 chapters.
  14 Deps1                ok, 3 lines
  15 Deps2                CRASHED, signal 4
     Fatal error: no C
     see how far it comes: swift run Deps2
  16 Deps3                HUNG: killed after 10 s
     see how far it comes: swift run Deps3
  17 Deps4                DIFFERS at line 3
     expected: c.total() // 42
     printed:  c.total() // 30
     more: swift run workshop expect Deps4

  4 chapters: 1 printed what they should, 3 did not.

  """
