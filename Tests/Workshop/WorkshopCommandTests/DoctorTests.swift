import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@Suite("The doctor, and verbs without a toolchain")
struct DoctorTests {
  @Test("Everything well is five lines and status 0")
  func well() async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("doctor") == 0)
    #expect(
      workshop.page.text == """
        toolchain       ok Swift 6.3, /bin/swiftc
        checkout        ok /play
        build folder    ok /play/.build
        chapters        ok 4 of 4 built
        exercises       ok 0, judged through 'swift test', which takes seconds: 'swiftc
                        -frontend -print-target-info' does not tell where the compiler
                        is.

        """)
    #expect(workshop.page.errors == "")
    #expect(
      Set(workshop.started) == ["swiftc --version", "swiftc -frontend -print-target-info"])
  }

  @Test("Chapters that are not built yet are no trouble; it says how to build them")
  func notBuilt() async throws {
    let workshop = try FakeWorkshop(changed: [FakeWorkshop.products + "Deps2": nil])
    #expect(await workshop.run("doctor") == 0)
    #expect(
      workshop.page.text.contains(
        "chapters        ok 3 of 4 built; the rest: swift run workshop tour\n"))
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var changed: [String: String?] = [:]
    var unwritable: Set<String> = []
    var version: ProcessResult?
    var directory = "/play"
    /// The one line that is not well.
    let line: String
  }

  private static let troubles = [
    Trouble(
      testDescription: "no toolchain", changed: ["/bin/swiftc": nil],
      line: "toolchain NOT OK There is no Swift toolchain: 'swiftc' is not on the PATH. "
        + "Install Swift 6.3 or newer from swift.org/install."),
    Trouble(
      testDescription: "a toolchain that is too old",
      version: ProcessResult(
        .exit(0), output: "Apple Swift version 6.1 (swiftlang-6.1.0.110.21)\n"),
      line: "toolchain NOT OK This is Swift 6.1, and DependencyPlayground needs Swift 6.3 "
        + "or newer: swift.org/install."),
    Trouble(
      testDescription: "a toolchain that does not start", version: ProcessResult(.exit(127)),
      line: "toolchain NOT OK 'swiftc --version' does not tell a version: the toolchain is "
        + "damaged. Install Swift 6.3 or newer from swift.org/install."),
    Trouble(
      testDescription: "a compiler that says something else",
      version: ProcessResult(.exit(0), output: "clang version 17\n"),
      line: "toolchain NOT OK 'swiftc --version' does not tell a version: the toolchain is "
        + "damaged. Install Swift 6.3 or newer from swift.org/install."),
    Trouble(
      testDescription: "not in a checkout", directory: "/players/me",
      line: "checkout NOT OK /players/me is not in a checkout of DependencyPlayground: "
        + "go into one and try again."),
    Trouble(
      testDescription: "a build folder that cannot be written", unwritable: ["/play/.build"],
      line: "build folder NOT OK /play/.build cannot be written: using what is built there. "
        + "To build elsewhere: swift run --scratch-path FOLDER workshop tour"),
  ]

  @Test("A trouble is NOT OK, says what to do, and gives status 1", arguments: troubles)
  func trouble(_ trouble: Trouble) async throws {
    let version = trouble.version
    var workshop = try FakeWorkshop(
      RecordingConsole(usesColor: true), changed: trouble.changed, unwritable: trouble.unwritable
    ) { $0 == "swiftc --version" ? version : nil }
    workshop.directory = trouble.directory
    #expect(await workshop.run("doctor") == 1)
    #expect(workshop.page.text.contains("\u{1B}[31mNOT OK\u{1B}[0m"))
    let wrong = sentences(of: workshop.page.uncolored).filter { $0.contains("NOT OK") }
    #expect(wrong == [trouble.line])
    #expect(workshop.page.errors == "")
  }

  @Test("With an empty PATH nothing is started, and the rest is still looked at")
  func emptyPath() async throws {
    var workshop = try FakeWorkshop()
    workshop.variables = [:]
    #expect(await workshop.run("doctor") == 1)
    #expect(workshop.started == [])
    #expect(
      sentences(of: workshop.page.text).dropFirst()
        == ["checkout ok /play", "build folder ok /play/.build", "chapters ok 4 of 4 built"])
  }

  @Test("Without a toolchain one message says so, with status 1", arguments: ["tour", "expect"])
  func noToolchain(verb: String) async throws {
    var workshop = try FakeWorkshop()
    workshop.variables = ["PATH": "/usr/nothing"]
    #expect(await workshop.run(verb) == 1)
    #expect(
      workshop.page.errors == """
        workshop: There is no Swift toolchain: 'swift' is not on the PATH. Install Swift
        6.3 or newer from swift.org/install.

        """)
    #expect(workshop.started == [])
  }

  @Test(
    "With too old a toolchain one sentence says so, with status 1", arguments: ["tour", "expect"])
  func oldToolchain(verb: String) async throws {
    let workshop = try FakeWorkshop { line in
      line == "swiftc --version"
        ? ProcessResult(.exit(0), output: "Swift version 6.1 (swift-6.1-RELEASE)\n")
        : ProcessResult(
          .exit(1), errors: "error: package 'play' is using Swift tools version 6.2.0\n")
    }
    #expect(await workshop.run(verb) == 1)
    #expect(
      workshop.page.errors == """
        workshop: This is Swift 6.1, and DependencyPlayground needs Swift 6.3 or newer:
        swift.org/install.

        """)
    #expect(workshop.started.count == 2)
  }

  /// Each entry in one line, with one space between words.
  private func sentences(of text: String) -> [String] {
    text.replacing(#/\n +/#, with: " ").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}
