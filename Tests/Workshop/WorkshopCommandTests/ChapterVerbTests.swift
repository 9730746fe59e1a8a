import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

private let expected = "Chapters/14-Deps1/Expected.txt"
private let new = "== Deps1 ==\n\nc.total() // 30\nc.getCs() // [] \n"
/// If SwiftPM made its build plan in a terminal, the compiler writes colors even to a pipe.
private let doesNotCompile = ProcessResult(
  .exit(1),
  output: """
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    /play/Chapters/14-Deps1/main.swift:1:1: \u{1B}[1;31merror: \u{1B}[1;39mno such\u{1B}[0;0m
    \u{1B}[0;36m1 |\u{1B}[0;0m let a = b
      \u{1B}[0;36m|\u{1B}[0;0m `- \u{1B}[1;31merror: \u{1B}[1;39mno such\u{1B}[0;0m

    """)

/// One claim, the test that proves it, and a term.
private let claims: [String: String?] = [
  "Chapters/Claims.md": """
  ## Dependency objects

  | id | claim | where | verdict | proof |
  |---|---|---|---|---|
  | DEPS-117 | `c4.getCs()` is `[(-1, -11)]` | Deps1, L219 | refuted: the program delivers \
  `[(1, -11)]`, for c4 is made from deps3 | `Deps1Tests.ValuesTests/value` |
  | DEPS-118 | One object holds every service | *The idea*, L20: “holds all of them” | opinion | |
  | DEPS-119 | An object holds all | *The idea*, L21 | see DEPS-117 | `Deps1Tests.ValuesTests/value` |

  """,
  "Tests/Chapters/Deps1Tests/ValuesTests.swift":
    "struct ValuesTests {\n  let ids = [\"DEPS-117\"]\n  @Test func value() {}\n}\n",
  "Chapters/Glossary.md": """
  | term | meaning | introduced by | said |
  |---|---|---|---|
  | external alias | An alias of `A & B`. | [21](21-Splicing/README.md) | in this book |
  | task-local value | A value of a task. | [31](31-Tasks/README.md) | everywhere |
  | value | What is copied. | [31](31-Tasks/README.md) | everywhere |
  | volatile dependency | What changes. | [31](31-Tasks/README.md) | everywhere |
  | stable dependency | What stays. | [31](31-Tasks/README.md) | everywhere |

  """,
]

private let describe =
  "swift package --package-path /play --scratch-path \(FakeWorkshop.products)graph describe --type json"
private let tell = """
  {"targets":[{"name":"tell","type":"executable","path":"Sources/tell","sources":["main.swift"]}]}
  """

@Suite("Chapter verbs: `tour`, `expect`, `run`, `claim` and others")
struct ChapterVerbTests {
  @Test(
    "Each chapter verb prints the output of its example session", arguments: tour + expect + others)
  func session(_ session: Session) async throws { try await session.check() }

  private static let tour = [
    Session(
      "tour builds once, runs every chapter in order, and sums up",
      """
      $ tour
      \(allRight)
      $ started
      \(FakeWorkshop.buildAll)
      Deps1
      Deps2
      Deps3
      Deps4
      """),
    Session(
      "tour aligns its table with the longest name",
      files: [
        "Chapters/09-ALongName/Expected.txt": FakeWorkshop.transcript(of: "ALongName"),
        FakeWorkshop.products + "ALongName": "",
      ],
      """
      $ tour
      Building 5 chapters.
      09 ALongName  ok, 3 lines
      14 Deps1      ok, 3 lines
      …
      """),
    Session(
      "tour reports a chapter that doesn't compile and runs the others",
      ends: [FakeWorkshop.buildAll: doesNotCompile, FakeWorkshop.build("Deps1"): doesNotCompile],
      """
      $ tour
      Building 4 chapters.
      Build failed; building chapters one at a time
      14 Deps1  DOES NOT COMPILE
         Chapters/14-Deps1/main.swift:1:1: error: no such
      15 Deps2  ok, 3 lines
      16 Deps3  ok, 3 lines
      17 Deps4  ok, 3 lines

      3 of 4 chapters match their expected output
      [1]
      $ started
      \(FakeWorkshop.buildAll)
      …
      \(FakeWorkshop.build("Deps4"))
      Deps2
      Deps3
      Deps4
      """),
    Session(
      "tour in a read-only checkout runs what is built",
      files: [FakeWorkshop.products + "Deps4": nil], unwritable: ["/play"],
      """
      $ tour
      Building 4 chapters.
      /play/.build cannot be written, so nothing is rebuilt. To build elsewhere:
      swift run --scratch-path FOLDER workshop tour
      14 Deps1  ok, 3 lines
      15 Deps2  ok, 3 lines
      16 Deps3  ok, 3 lines
      17 Deps4  NOT BUILT
         Missing .build/x86_64-unknown-linux-gnu/debug/Deps4.
      …
      [1]
      $ started
      Deps1
      Deps2
      Deps3
      """),
  ]

  private static let allRight = """
    Building 4 chapters.
    14 Deps1  ok, 3 lines
    15 Deps2  ok, 3 lines
    16 Deps3  ok, 3 lines
    17 Deps4  ok, 3 lines

    4 of 4 chapters match their expected output
    Next: open Chapters/14-Deps1/README.md and run it alongside: swift run Deps1
    """

  private static let expect = [
    Session(
      "expect compares every chapter, or one by number or name",
      """
      $ expect
      14 Deps1: as expected, 3 lines
      …
      17 Deps4: as expected, 3 lines
      $ started
      \(FakeWorkshop.build("Deps1"))
      Deps1
      …
      Deps4
      $ expect 14
      14 Deps1: as expected, 3 lines
      $ expect dePS1
      14 Deps1: as expected, 3 lines
      """),
    Session(
      "expect shows the first difference, then all; --bless updates Expected.txt",
      ends: ["Deps1": ProcessResult(.exit(0), output: new)],
      """
      $ expect Deps1
      14 Deps1: DIFFERS at line 3
         expected: c.total() // 42
         printed:  c.total() // 30
      All differing lines ('-' expected, '+' printed):
      - c.total() // 42
      + c.total() // 30
      + c.getCs() // []␠
      [1]
      $ expect --bless
      ! workshop: Name the chapter to update: expect --bless NAME
      [2]
      $ expect --bless Deps1
      Changes in Chapters/14-Deps1/Expected.txt ('-' old, '+' new):
      - c.total() // 42
      + c.total() // 30
      + c.getCs() // []␠
      $ cat \(expected)
      \(new.dropLast())
      $ expect Deps1 --bless
      Chapters/14-Deps1/Expected.txt is up to date.
      $ rm \(expected)
      $ expect --bless 14
      …
      $ expect 14
      14 Deps1: as expected, 4 lines
      """),
    Session(
      "expect --bless rejects a failing run and keeps Expected.txt",
      ends: ["Deps1": ProcessResult(.exit(0), output: "\n", errors: "warning\n")],
      """
      $ expect --bless Deps1
      ! workshop: Chapters/14-Deps1/Expected.txt was not updated: WROTE TO STANDARD
      ! ERROR
      ! warning
      ! see where it stops: swift run Deps1
      [1]
      $ cat \(expected)
      == Deps1 ==
      …
      """),
    Session(
      "expect --bless reports a read-only Expected.txt", unwritable: ["/play/\(expected)"],
      ends: ["Deps1": ProcessResult(.exit(0), output: new)],
      "$ expect --bless Deps1\n! workshop: /play/\(expected) cannot be written: read-only.\n[1]"),
    Session(
      "expect neither runs nor blesses a chapter that doesn't compile",
      ends: [FakeWorkshop.build("Deps1"): doesNotCompile],
      """
      $ expect
      14 Deps1: DOES NOT COMPILE
         Chapters/14-Deps1/main.swift:1:1: error: no such
      15 Deps2: as expected, 3 lines
      …
      [1]
      $ expect --bless Deps1
      ! workshop: Chapters/14-Deps1/Expected.txt was not updated: DOES NOT COMPILE
      ! Chapters/14-Deps1/main.swift:1:1: error: no such
      [1]
      $ run Deps1
      ! workshop: 14 Deps1 does not compile:
      ! Chapters/14-Deps1/main.swift:1:1: error: no such
      [1]
      """),
  ]

  private static let others = [
    Session(
      "run prints the output unchanged and reports differences on standard error",
      ends: ["Deps1": ProcessResult(.exit(0), output: "== Deps1 ==\n\nc.total() // 43\n")],
      """
      $ run dePS1
      == Deps1 ==

      c.total() // 43
      ! Doesn't match Chapters/14-Deps1/Expected.txt: DIFFERS at line 3. See every line:
      ! swift run workshop expect Deps1. Experiment: swift run workshop play Deps1
      """),
    Session(
      "run exits with the program's status, and never with 0 after a flood",
      ends: [
        "Deps1": ProcessResult(.exit(3), output: "one\n", errors: "two\n"),
        "Deps2": ProcessResult(.overtime(.seconds(10)), output: "one\n", wasCut: true),
      ],
      """
      $ run Deps1
      one
      ! two
      ! Doesn't match Chapters/14-Deps1/Expected.txt: ENDED WITH STATUS 3. See every
      …
      [3]
      $ run Deps2
      one
      ! Doesn't match Chapters/15-Deps2/Expected.txt: TOO MUCH OUTPUT, over 8 MB. See
      …
      [1]
      """),
    Session(
      "Verbs without a name use the chapter of the current folder",
      in: "/play/Chapters/14-Deps1/Refused",
      """
      $ expect
      14 Deps1: as expected, 3 lines
      $ run
      == Deps1 ==

      c.total() // 42
      $ started
      \(FakeWorkshop.build("Deps1"))
      Deps1
      \(FakeWorkshop.build("Deps1"))
      Deps1
      """),
    Session(
      "Verbs outside of a checkout fail with one sentence", in: "/players/me",
      ["", "tour", "run 14", "claim DEPS-117"].map {
        """
        $ \($0)
        ! workshop: /players/me is not in a DependencyPlayground checkout. cd into one and
        ! try again.
        [2]
        """
      }.joined(separator: "\n")),
    Session(
      "claim shows a row and its proof, term a sentence and its guide", files: claims,
      """
      $ claim deps-117
      DEPS-117 `c4.getCs()` is `[(-1, -11)]`
        document      Dependency objects
        where         Deps1, L219
        verdict       refuted: the program delivers `[(1, -11)]`, for c4 is made from
                      deps3
        proof         Tests/Chapters/Deps1Tests/ValuesTests.swift:2
          run         swift run workshop prove DEPS-117
      $ claim deps117
      DEPS-117 `c4.getCs()` is `[(-1, -11)]`
      …
      $ claim --json DEPS-117
      {
        "claim" : {
          "claim" : "`c4.getCs()` is `[(-1, -11)]`",
          "document" : "Dependency objects",
          "id" : "DEPS-117",
      …
          "source" : "Deps1, L219",
      …
        },
        "places" : [
          {
            "command" : "swift run workshop prove DEPS-117",
            "file" : "Tests/Chapters/Deps1Tests/ValuesTests.swift",
            "line" : 2
          }
        ]
      }
      $ claim deps-119
      DEPS-119 An object holds all
        document      Dependency objects
        where         The idea, L21
        verdict       see DEPS-117
        DEPS-117      refuted: the program delivers `[(1, -11)]`, for c4 is made from
                      deps3
        proof         Tests/Chapters/Deps1Tests/ValuesTests.swift:3
          run         swift run workshop prove DEPS-119
      $ claim object holds
      DEPS-118 One object holds every service
        where         Dependency objects, The idea, L20: “holds all of them”
        verdict       opinion
      DEPS-119 An object holds all
        where         Dependency objects, The idea, L21
        verdict       see DEPS-117
      To see a proof: swift run workshop claim DEPS-118
      $ claim L219
      DEPS-117 `c4.getCs()` is `[(-1, -11)]`
      …
      $ claim the object in which every service is held
      No claim has all these words. Closest:
      DEPS-118 One object holds every service
      …
      $ claim --json idea L21
      {
        "areWhole" : true,
        "claims" : [
          {
            "claim" : "An object holds all",
      …
      $ claim quantum
      ! workshop: No claim mentions 'quantum'. Try other words, or see
      ! Chapters/Claims.md.
      [2]
      $ claim deps-1170
      ! workshop: No claim 'deps-1170'. Nearest: DEPS-117, DEPS-118, DEPS-119.
      [2]
      $ term External alias
      external alias: An alias of A & B.
        used          in this book
        guide         Chapters/21-Splicing/README.md
      $ term Volatile
      volatile dependency: What changes.
      …
      $ term task local
      task-local value: A value of a task.
      …
      $ term value
      value: What is copied.
      …
      $ term dependency
      ! workshop: The glossary has no term 'dependency'. Did you mean 'volatile
      ! dependency' or 'stable dependency'?
      [2]
      $ term external aliases
      ! workshop: The glossary has no term 'external aliases'. Nearest: external alias.
      [2]
      $ started
      """),
    Session(
      "guides builds the programs that pages quote",
      files: claims.merging([
        "README.md": "# Quoting\n\n<!-- command: swift run tell a -->\n```console\n"
          + "$ swift run tell a\na\n```\n",
        "Chapters/README.md": "# Contents\n", "Chapters/Glossary.md": "# Glossary\n",
        "Chapters/14-Deps1/README.md": nil, "Chapters/15-Deps2/README.md": nil,
        "Chapters/16-Deps3/README.md": nil, "Chapters/17-Deps4/README.md": nil,
        FakeWorkshop.products + "tell": "",
      ]) { $1 },
      ends: [
        describe: ProcessResult(.exit(0), output: tell),
        "tell a": ProcessResult(.exit(0), output: "a\n"),
      ],
      """
      $ guides
      4 pages match their sources.
      $ started
      \(describe)
      \(FakeWorkshop.build("tell"))
      tell a
      """),
    Session(
      "doctor prints five lines in a healthy checkout",
      files: [FakeWorkshop.products + "Deps2": nil],
      """
      $ doctor
      toolchain       ok Swift 6.3, /bin/swiftc
      checkout        ok /play
      build folder    ok /play/.build
      chapters        ok 3 of 4 built; the rest: swift run workshop tour
      exercises       ok 2, checked with 'swift test' (slower): 'swiftc -frontend
                      -print-target-info' prints no compiler path.
      """),
    Session(
      "doctor and tour report an empty PATH", path: "",
      """
      $ doctor
      toolchain       NOT OK No Swift toolchain: 'swiftc' is not on the PATH. Install
                      Swift 6.3 or newer from swift.org/install.
      checkout        ok /play
      build folder    ok /play/.build
      chapters        ok 4 of 4 built
      [1]
      $ tour
      Building 4 chapters.
      ! workshop: No Swift toolchain: 'swift' is not on the PATH. Install Swift 6.3 or
      ! newer from swift.org/install.
      [1]
      $ started
      """),
    Session(
      "tour rejects an old toolchain with one sentence",
      ends: ["swiftc --version": ProcessResult(.exit(0), output: "Swift version 6.1 (swift-6.1)\n")]
        .merging(
          [FakeWorkshop.buildAll, FakeWorkshop.build("Deps1")].map {
            ($0, ProcessResult(.exit(1), errors: "error: it is using Swift tools version 6.2.0\n"))
          }
        ) { $1 },
      """
      $ tour
      Building 4 chapters.
      ! workshop: This is Swift 6.1, and DependencyPlayground needs Swift 6.3 or newer:
      ! swift.org/install.
      [1]
      """),
  ]

  private static let damaged =
    "'swiftc --version' prints no version: the toolchain is broken. "
    + "Install Swift 6.3 or newer from swift.org/install."
  private static let readOnly =
    "/play/.build cannot be written, so nothing is rebuilt. "
    + "To build elsewhere: swift run --scratch-path FOLDER workshop tour"

  @Test(
    "`doctor` reports a problem with its fix and exits with 1",
    arguments: [
      ("swiftc that ends with 127", "toolchain NOT OK \(damaged)"),
      ("clang", "toolchain NOT OK \(damaged)"),
      ("a build folder that cannot be written", "build folder NOT OK \(readOnly)"),
      (
        "another folder",
        "checkout NOT OK /players/me is not in a DependencyPlayground checkout. "
          + "cd into one and try again."
      ),
    ])
  func doctor(problem: String, line: String) async throws {
    var workshop = try FakeWorkshop(
      RecordingConsole(usesColor: true),
      unwritable: problem.contains("build") ? ["/play/.build"] : []
    ) {
      guard $0 == "swiftc --version" else { return nil }
      if problem.contains("127") { return ProcessResult(.exit(127)) }
      return problem == "clang" ? ProcessResult(.exit(0), output: "clang version 17\n") : nil
    }
    if problem == "another folder" { workshop.environment.directory = "/players/me" }
    #expect(await workshop.run("doctor") == 1)
    #expect(workshop.page.text.contains("\u{1B}[31mNOT OK\u{1B}[0m"))
    // Each entry in one line, with one space between words.
    let entries = workshop.page.uncolored.replacing(#/\n +/#, with: " ").split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(entries.filter { $0.contains("NOT OK") } == [line])
  }

  @Test("`expect` uses the build folder that contains the running workshop")
  func buildFolder() async throws {
    let products = "/elsewhere/elsewhere/x86_64-unknown-linux-gnu/release/"
    var workshop = try FakeWorkshop(changed: [products + "Deps1": ""])
    workshop.environment.executable = products + "workshop"
    #expect(await workshop.run("expect", "Deps1") == 0)
    let options = "--scratch-path /elsewhere/elsewhere -c release --product Deps1"
    #expect(workshop.started == ["swift build --package-path /play \(options)", "Deps1"])
    #expect(workshop.processes.commands.last?.executable == products + "Deps1")
  }

  /// Deps2 crashes, Deps3 hangs, Deps4 prints a different value.
  private static let failing: @Sendable (String) -> ProcessResult? = { line in
    switch line {
    case "Deps2":
      ProcessResult(.signal(4), output: "== Deps2 ==\n\n", errors: "Fatal error: no C\n")
    case "Deps3": ProcessResult(.overtime(.seconds(10)), output: "== Deps3 ==\n\n")
    case "Deps4": ProcessResult(.exit(0), output: "== Deps4 ==\n\nc.total() // 30\n")
    default: nil
    }
  }

  @Test("`tour` reports crashes, hangs and differences, with and without color")
  func failures() async throws {
    let workshop = try FakeWorkshop(RecordingConsole(usesColor: true), instead: Self.failing)
    #expect(await workshop.run("tour") == 1)
    #expect(workshop.page.text.contains("\u{1B}[31mDIFFERS at line 3\u{1B}[0m"))
    #expect(workshop.page.text.contains("\u{1B}[32mok\u{1B}[0m"))
    #expect(
      workshop.page.uncolored == """
        Building 4 chapters.
        14 Deps1  ok, 3 lines
        15 Deps2  CRASHED, signal 4
           Fatal error: no C
           see where it stops: swift run Deps2
        16 Deps3  TIMED OUT after 10 s
           see where it stops: swift run Deps3
        17 Deps4  DIFFERS at line 3
           expected: c.total() // 42
           printed:  c.total() // 30
           more: swift run workshop expect Deps4

        1 of 4 chapters match their expected output

        """)
    for usesColor in [false, true] {
      let narrow = try FakeWorkshop(
        RecordingConsole(width: 40, usesColor: usesColor), instead: Self.failing)
      #expect(await narrow.run("tour") == 1)
      let quotes = ["   more: ", "   see how far", "   Fatal error: ", "   Chapters/"]
      #expect(narrow.page.tooWide.filter { !quotes.contains(where: $0.hasPrefix) } == [])
      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
      #expect(words(narrow.page.uncolored) == words(workshop.page.uncolored))
    }
  }

  @Test("`tour` shows its progress in one line and erases it")
  func progress() async throws {
    for width in [40, 80] {
      let long = "[2/2] " + String(repeating: "Linking ", count: 20)
      let said = ProcessResult(.exit(0), output: "Building...\n[1/2] Compiling Numbers\n\(long)\n")
      let workshop = try FakeWorkshop(RecordingConsole(width: width, isTerminal: true)) {
        $0 == FakeWorkshop.buildAll ? said : nil
      }
      #expect(await workshop.run("tour") == 0)
      let shown = workshop.page.text.split(separator: "\r\u{1B}[K").map { $0.prefix { $0 != "\n" } }
      #expect(
        shown.prefix(5) == [
          "Building 4 chapters.", "Building: [1/2] Compiling Numbers",
          ("Building: " + long).prefix(width - 1), "Running 14 Deps1",
          "14 Deps1  ok, 3 lines",
        ])
      guard width == 80 else { continue }
      // After carriage returns, the screen shows only what was last written to each line.
      let left = workshop.page.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last ?? "" }
      #expect(left.joined(separator: "\n") == Self.allRight + "\n")
    }
  }
}
