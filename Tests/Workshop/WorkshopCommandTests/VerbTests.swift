import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("Verbs, help and misuse")
struct VerbTests {
  private static let book = (try? TestCheckout.checkout.chapters()) ?? []
  /// A chapter's title: `14 Deps1`.
  private static func title(_ name: String) -> String {
    book.first { $0.name == name }?.title ?? ""
  }

  private static let misuses = [
    ("tuor", "Unknown verb 'tuor'. Nearest: tour. See: swift run workshop help --all"),
    ("help tuor", "Unknown verb 'tuor'. Nearest: tour. See: swift run workshop help --all"),
    ("xyzzyx", "Unknown verb 'xyzzyx'. See: swift run workshop help --all"),
    (
      "list --jsno",
      "'list' has no option --jsno. Nearest: --json. See: swift run workshop list --help"
    ),
    ("tour --fast", "'tour' has no option --fast. See: swift run workshop tour --help"),
    ("expect Deps9", "No chapter 'Deps9'. Nearest: Deps1, Deps2, Deps3."),
    ("run decorator", "No chapter 'decorator'. Nearest: Decorators."),
    ("run 99", "No chapter 99 (1–\(book.count))."),
    ("run \(title("PatternCosts").prefix(2))", "\(title("PatternCosts")) is not written yet."),
    ("expect singletonstages", "\(title("SingletonStages")) is not written yet."),
    ("claim DEPS-171", "No claim 'DEPS-171'. Nearest: DEPS-117."),
    ("run", "Name the chapter to run: run Deps1"),
    ("claim --json", "'claim' needs a name. See: swift run workshop claim --help"),
    ("run Deps1 Deps2", "Too many names for 'run'. See: swift run workshop run --help"),
    ("expect 14 15", "Too many names for 'expect'. See: swift run workshop expect --help"),
    ("tour Deps1", "Too many names for 'tour'. See: swift run workshop tour --help"),
    ("refusals 14 Deps9", "No chapter 'Deps9'. Nearest: Deps1, Deps2, Deps3."),
    ("verify AddD", "Names need --exercises or --mutants."),
    ("verify --proofs", "--proofs needs a value. See: swift run workshop verify --help"),
    ("predict Deps", "No chapter 'Deps'. Nearest: Deps1, Deps2, Deps3."),
    ("predict", "Name the chapter to predict: predict Deps1"),
    ("predict 14 --fast", "'predict' has no option --fast. See: swift run workshop predict --help"),
    ("play Deps", "No chapter 'Deps'. Nearest: Deps1, Deps2, Deps3."),
    ("play", "Name the chapter to play with: play Deps1"),
    ("plan", "Give the minutes: plan --minutes 90"),
    ("plan AddUp", "Give the minutes: plan --minutes 90"),
    ("plan --minutes", "--minutes needs a value. See: swift run workshop plan --help"),
    ("plan --minutes 0", "'0' isn't a number of minutes from 1 to 1440."),
    ("plan --minutes 1441", "'1441' isn't a number of minutes from 1 to 1440."),
    ("plan --minutes -90", "'-90' isn't a number of minutes from 1 to 1440."),
    ("plan --minutes soon", "'soon' isn't a number of minutes from 1 to 1440."),
    ("plan --minutes 90 14 AddUp", "Name chapters or exercises, not both."),
    (
      "plan --minutes 90 AddOn",
      "No exercise 'AddOn'. Nearest: AddUp. See: swift run workshop list"
    ),
    ("prove", "Name a chapter or a claim: prove Deps1, prove DEPS-117"),
    ("prove Deps", "No chapter 'Deps'. Nearest: Deps1, Deps2, Deps3."),
    ("prove DEPS-17", "No claim 'DEPS-17'. Nearest: DEPS-117."),
  ]

  @Test("`workshop` exits with status 2 for invalid arguments", arguments: misuses)
  func misuse(words: String, said: String) async throws {
    let row = "| DEPS-117 | x | L219 | opinion | |\n"
    let workshop = try FakeWorkshop(
      RecordingConsole(width: 1000),
      changed: ["Chapters/Claims.md": "| id |||||\n|---|---|---|---|---|\n\(row)"])
    let words = words.split(separator: " ").map(String.init)
    #expect(await Workshop(workshop.environment).run(words) == 2)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
    #expect(workshop.started == [])
  }

  @Test("Each verb's help fits the console and needs no checkout", arguments: [40, 80])
  func help(width: Int) async throws {
    for verb in Workshop.verbs.map(\.name) {
      var workshop = try FakeWorkshop(RecordingConsole(width: width))
      workshop.environment.directory = "/"
      #expect(await workshop.run(verb, "--help") == 0)
      #expect(workshop.page.text.hasPrefix("swift run workshop \(verb)"))
      #expect(workshop.page.tooWide == [], "\(verb)")
      #expect(workshop.page.errors == "")
    }
  }

  @Test(
    "`help` lists only five verbs without `--all`", arguments: [40, 80],
    ["help", "--help", "-h"])
  func list(width: Int, word: String) async throws {
    let names = Workshop.verbs.map(\.name)
    for (arguments, verbs) in [
      ([word], ["book", "predict", "play", "start", "watch"]), ([word, "--all"], names),
    ] {
      let workshop = try FakeWorkshop(RecordingConsole(width: width))
      #expect(await Workshop(workshop.environment).run(arguments) == 0)
      let entries = workshop.page.text.split(separator: "\n").compactMap {
        $0.split(separator: " ", omittingEmptySubsequences: false).first.map(String.init)
      }
      #expect(entries.filter(names.contains) == verbs)
      #expect(workshop.page.tooWide == [])
      #expect(arguments.count > 1 || workshop.page.text.count { $0 == "\n" } <= 24)
    }
  }

  @Test(
    "`workshop` prints its version, help and home screen",
    arguments: [
      Session("The version", in: "/", "$ --version\nworkshop 1.0"),
      Session(
        "Help on a verb shows its call, examples, notes and options",
        """
        $ expect Deps1 -h
        swift run workshop expect [NAME|NN] [--bless]
        Compare a chapter's output with its Expected.txt

        Examples:
          expect             compares all chapters, or the one of the current folder
          expect 14          compares one chapter
          expect 14 --bless  updates its Expected.txt

        - Shows the first difference, then every differing line: '-' expected, '+'
          printed.

        --bless  Write the chapter's output to Expected.txt and show the changes
        """),
      Session(
        "The home screen shows the first step and five verbs",
        """
        $ 
        DependencyPlayground: dependency injection in Swift, in code you can run

        First step: swift run workshop book

        book      Read the book, predict, edit and solve in your browser
        predict   Guess what a chapter prints
        play      Edit a chapter and see how its output changes
        start     Begin an exercise: its tasks and the file to edit
        watch     Check the exercise at every save

        Exercises: 0 of 2 solved
        Predictions with 'predict': 0 of 4 chapters
        All verbs: swift run workshop help --all
        """),
      Session(
        "The home screen resumes where the learner is",
        [
          ("current AddUp", "Resume AddUp: swift run workshop watch"),
          ("current AddUp; predicting Deps1 7 5", "Resume AddUp: swift run workshop watch"),
          ("predicting Deps1 7 5", "Resume predicting: swift run workshop predict Deps1"),
          ("predicted Deps1 9 12", "Next: swift run workshop start AddUp"),
          ("solved AddUp.1 0", "Next: swift run workshop start AddUp"),
          (
            "current AddUp; solved AddUp.1 0; solved AddUp.2 0",
            "Next: swift run workshop start Swap"
          ),
          (
            "solved AddUp.1 0; solved AddUp.2 0; solved Swap.1 0",
            "All exercises are solved. Read on: swift run workshop book"
          ),
        ].map { facts, step in
          "$ write .workshop/progress.txt \(facts)\n$ \n…\n\n\(step)\n\n…"
        }.joined(separator: "\n")),
    ])
  func session(_ session: Session) async throws { try await session.check() }

  /// A line of the transcript that is wider than 80 columns, and one of 60.
  private static let wide = String(repeating: "word ", count: 20)

  /// A checkout in which every verb finds a problem.
  private static let unhealthy: [String: String?] = [
    "Chapters/Claims.md": """
    | id | claim | where | verdict | proof |
    |---|---|---|---|---|
    | DEPS-117 | \(wide)and `c4.getCs()` is `[(-1, -11), (-2, -12), (-3, -13)]` | Deps1, L219 | \
    refuted: \(wide) | `Deps1Tests.ValuesTests/value`, `Scripts/slow/measure` |

    """,
    "Tests/Chapters/Deps1Tests/ValuesTests.swift":
      "struct ValuesTests {\n  @Test func value() {}\n}\n",
    "Scripts/slow/measure": "#!/bin/sh\n",
    "Chapters/Glossary.md": """
    | term | meaning | introduced by | said |
    |---|---|---|---|
    | external alias | An alias of `A & B`: \(wide) | [21](21-Splicing/README.md) | in this book |

    """,
    "Chapters/14-Deps1/main.swift": """
    section("Deps1")
    let c = CService(aService: AService(), bService: BService(), cService: CService(), wide: "\(wide)")
    note("\(wide)")
    show(c.total())
    show(c.isTheSameObjectAsTheOneThatWasMadeByHand(c.total(), c.total()) === c.total())

    """,
    "Chapters/14-Deps1/Expected.txt": """
    == Deps1 ==
    \(wide)
    c.total() // 42
    c.isTheSameObjectAsTheOneThatWasMadeByHand(c.total(), c.total()) === c.total() // true

    """,
    "Chapters/14-Deps1/CService.swift": "final class CService {}\n",
    "Chapters/14-Deps1/Refused/A.swift": """
    // Refused: a text is no number (DEPS-117)
    // alone: it is short

    #if !REPAIRED
      // expected-error@+1 {{cannot convert value of type 'String' to specified type 'Int'}}
      let two: Int = makeANumberThatHasANameOfManyWords(from: "2", and: "3", and: "4", and: "5")
    #else
      let two: Int = 2
    #endif

    """,
  ]

  /// Results of programs that differ from the default.
  private static let ends: [String: ProcessResult] = [
    FakeWorkshop.build("Deps2"): ProcessResult(
      .exit(1), output: "/play/Chapters/15-Deps2/main.swift:1:1: error: \(wide)\n"),
    "Deps1": ProcessResult(
      .exit(0), output: "== Deps1 ==\n\(wide)more\n\u{1B}[2J\nc.total() // 43\n"),
    "Deps3": ProcessResult(.signal(4), output: "", errors: "Fatal error: \(wide)\n"),
    "Deps4": ProcessResult(.exit(0), output: "== Deps4 ==\n", errors: "\(wide)\n"),
  ]

  private static let typed = [
    "", "help", "help --all", "tour", "list", "run", "run 14", "run 15", "run 16", "run 17",
    "expect",
    "expect 14",
    "expect 15", "expect --bless 15", "expect --bless 14",
    "predict 14 --all < ?; maybe; s; maybe; no",
    "predict 14 nothing", "predict 14 < q", "claim DEPS-117", "claim DEPS-118", "prove DEPS-117",
    "prove 14", "term external alias", "term external", "start AddUp", "start Swap", "start Sub",
    "check AddUp", "check --all", "check Swap", "hint", "hint", "hint", "diff", "reset", "undo",
    "next", "doctor", "plan --minutes 90", "plan --minutes 90 14", "wrong AddUp", "wrong AddUp 99",
    "guides", "refusals 14", "verify", "verify --exercises", "verify --mutants AddUp", "play 14 9",
    "play", "solution AddUp < no", "book Deps9",
  ]

  @Test(
    "The output of every verb fits the console, except for unbreakable words", arguments: [40, 80])
  func fits(width: Int) async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: width), changed: Self.unhealthy) {
      Self.ends[$0]
    }
    // Output of other programs, which may be wider.
    let own = Set(
      ["Deps1", "Deps4"].flatMap { name in
        Self.ends[name].map { $0.output.lines + $0.errors.lines } ?? []
      })
    var seen = (0, 0)
    for typed in Self.typed + Self.misuses.map(\.0) {
      await workshop.types(typed.split(separator: " ").map(String.init))
      let said = [workshop.page.text.dropFirst(seen.0), workshop.page.errors.dropFirst(seen.1)]
      seen = (workshop.page.text.count, workshop.page.errors.count)
      #expect(said.contains { !$0.isEmpty }, "\(typed)")
      // Terminal codes in a program's output are made visible, except where the program itself writes to the terminal.
      #expect(typed == "run 14" || !said.contains { $0.contains("\u{1B}") }, "\(typed)")
      for line in said.flatMap({ $0.split(separator: "\n") })
      where line.count > width && !own.contains(String(line)) {
        // Compares the text behind the sign of a change.
        let words = line.trimming { $0.isWhitespace || "-+".contains($0) }
        let isWhole = !wrapped(words, width: 1).contains("\n")
        #expect(isWhole, "\(typed): \(words)")
      }
    }
    let verbs = Set(Self.typed.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(Set(Workshop.verbs.map(\.name)).subtracting(verbs) == ["watch"])
  }

  @Test("`start`, `plan` and `list` fit 40 columns")
  func narrow() async throws {
    let start = try FakeWorkshop(RecordingConsole(width: 40))
    #expect(await start.run("start", "AddUp") == 0)
    #expect(start.page.tooWide.filter { !$0.contains("Chapters/") } == [])
    let home = try FakeWorkshop(RecordingConsole(width: 40))
    #expect(await home.run() == 0)
    #expect(home.page.text.count { $0 == "\n" } <= 24)
    #expect(home.page.tooWide.filter { !$0.contains("Chapters/") } == [])
    let plan = try FakeWorkshop(RecordingConsole(width: 40))
    #expect(await plan.run("plan", "--minutes", "90") == 0)
    #expect(plan.page.tooWide == [])
    let workshop = try FakeWorkshop(RecordingConsole(width: 40), exercises: [])
    #expect(await workshop.run("list") == 0)
    #expect(workshop.page.tooWide == [])
    let lines = workshop.page.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "Part I. From singletons to a composition", "root", "  01 StableAndVolatile (to come)",
        "     What should be injected at all?",
      ])
    let chapters = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(chapters.count == Self.book.count)
    #expect(
      chapters.filter { !$0.hasSuffix(" (to come)") }
        == ["  14 Deps1", "  15 Deps2", "  16 Deps3", "  17 Deps4"])
  }

  @Test("`list --json` lists every chapter, and whether it is written")
  func listJSON() async throws {
    struct Entry: Decodable {
      let number: Int, name: String, part: String, question: String, written: Bool, folder: String
    }
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("list", "--json") == 0)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(workshop.page.text.utf8))
    #expect(entries.map(\.number) == Array(1...Self.book.count))
    #expect(entries.filter(\.written).map(\.name) == ["Deps1", "Deps2", "Deps3", "Deps4"])
    let entry = try #require(entries.first { $0.name == "Decorators" })
    #expect(entry.folder == chapterFolder("Decorators"))
    #expect(entry.part == "Part II. Interception and rejection")
    #expect(entry.question == "How is behavior added without touching either side?")
  }

  @Test(
    "`workshop` reports output that couldn't be printed, and exits with an error",
    arguments: [
      ("check", 1), ("list", 1), ("check AddUp", 1), ("hint", 1), ("tuor", 2), ("reset AddUp", 1),
    ])
  func lostOutput(words: String, status: Int32) async throws {
    var workshop = try FakeWorkshop(changed: [
      FakeExercise.addUp.exercise.file: "adds passes, doubles passes"
    ])
    let page = RecordingConsole(lostOutput: "No space left on device")
    workshop.environment.console = page
    let found = await Workshop(workshop.environment).run(
      words.split(separator: " ").map(String.init))
    #expect(found == status)
    // A change of a file is reported although the output is lost.
    #expect(
      page.errors.contains("version is saved: swift run workshop undo") == (words == "reset AddUp"))
    #expect(
      page.errors.hasSuffix("workshop: Output could not be written: No space left on device.\n"))
  }

  // A redirection, a verb, its status and its message. File 9 is a pipe without a reader.
  private static let redirections: [(String, String, Int32, String)] =
    [
      (">&-", "list", 1, "Bad file descriptor"), (">&-", "list xy", 2, ""),
      (">&- 2>&-", "list", 1, ""), ("2>&-", "list xy", 2, ""), (">&9", "list", 0, ""),
      (">&9", "list xy", 2, ""),
    ] + (onLinux ? [(">/dev/full", "list", 1, "No space left on device")] : [])

  @Test(
    "The `workshop` executable keeps its exit status if it can't print", arguments: redirections
  )
  func redirected(to file: String, words: String, status: Int32, sentence: String) async throws {
    let folder = try TestCheckout.folder("ClosedPipe\(ContentHash(file + words))")
    let program = TestCheckout.workspace.folder.program("workshop")
    let script =
      "mkfifo \(folder)/pipe; (: <\(folder)/pipe) & exec 9>\(folder)/pipe; wait; "
      + "\"\(program)\" \(words) \(file)"
    let ended = try await TestCheckout.processes.run(
      Command("/bin/sh", ["-c", script], in: TestCheckout.checkout.root))
    #expect(ended.ending == .exit(status))
    let written = "workshop: Output could not be written: \(sentence).\n"
    #expect(sentence.isEmpty || ended.errors == written)
  }

  @Test(
    "The `workshop` executable exits on each signal that it doesn't ignore",
    arguments: [
      ("", [SIGHUP], 129), ("", [SIGTERM], 143), ("trap '' HUP;", [SIGHUP, SIGINT], 130),
    ] as [(String, [Int32], Int32)])
  func signals(trap: String, signals: [Int32], status: Int32) async throws {
    let program = TestCheckout.workspace.folder.program("workshop")
    let script = "\(trap) echo $$; exec \"\(program)\" book --no-open"
    let pid = Locked<pid_t>(0)
    let ended = try await TestCheckout.processes.run(
      Command("/bin/sh", ["-c", script], in: TestCheckout.checkout.root)
    ) { line in
      if let number = pid_t(line) { pid.withLock { $0 = number } }
      // After this line, the book handles signals.
      if line == "Press Ctrl-C to stop." {
        for signal in signals { kill(pid.withLock { $0 }, signal) }
      }
    }
    #expect(ended.ending == .exit(status))
  }

  @Test("The `workshop` executable wraps piped output to `COLUMNS`, without colors")
  func pipe() async throws {
    let page = RecordingConsole(width: 40)
    var environment = TestCheckout.workspace.environment
    environment.console = page
    #expect(await Workshop(environment).run(["list"]) == 0)
    let ended = try await TestCheckout.processes.run(
      Command(
        TestCheckout.workspace.folder.program("workshop"), ["list"], in: TestCheckout.checkout.root,
        environment: ["COLUMNS": "40"]))
    #expect(ended == ProcessResult(.exit(0), output: page.text))
  }
}
