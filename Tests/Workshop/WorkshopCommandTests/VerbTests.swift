import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("Verbs, words and names")
struct VerbTests {
  private static let misuses = [
    ("tuor", "workshop has no verb 'tuor'. Nearest: tour. See: swift run workshop help"),
    ("xyzzyx", "workshop has no verb 'xyzzyx'. See: swift run workshop help"),
    (
      "list --jsno",
      "'list' has no option --jsno. Nearest: --json. See: swift run workshop list --help"
    ),
    ("tour --fast", "'tour' has no option --fast. See: swift run workshop tour --help"),
    ("expect Deps9", "There is no chapter 'Deps9'. Nearest: Deps1, Deps2, Deps3."),
    ("run decorator", "There is no chapter 'decorator'. Nearest: Decorators."),
    ("run 99", "There is no chapter '99'. They are 1 to 34."),
    ("run 28", "28 PatternCosts is not written yet."),
    ("expect singletonstages", "03 SingletonStages is not written yet."),
    ("claim DEPS-171", "There is no claim 'DEPS-171'. Nearest: DEPS-117."),
    ("run", "Name the chapter to run: run Deps1"),
    ("claim --json", "'claim' needs a name. See: swift run workshop claim --help"),
    ("run Deps1 Deps2", "'run' takes fewer names. See: swift run workshop run --help"),
    ("expect 14 15", "'expect' takes fewer names. See: swift run workshop expect --help"),
    ("tour Deps1", "'tour' takes fewer names. See: swift run workshop tour --help"),
    ("refusals 14 Deps9", "There is no chapter 'Deps9'. Nearest: Deps1, Deps2, Deps3."),
    ("verify AddD", "Names are for --exercises and --mutants."),
    ("verify --proofs", "--proofs needs a value. See: swift run workshop verify --help"),
  ]

  @Test("A wrong use is told on standard error alone, with status 2", arguments: misuses)
  func misuse(words: String, said: String) async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: 1000), changed: claimed)
    #expect(await workshop.run(words.split(separator: " ").map(String.init)) == 2)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
    #expect(workshop.started == [])
  }

  @Test(
    "Outside of a checkout one sentence says so, with status 2",
    arguments: [[], ["tour"], ["list"], ["run", "14"], ["expect"], ["claim", "DEPS-117"]])
  func noCheckout(words: [String]) async throws {
    var workshop = try FakeWorkshop()
    workshop.directory = "/players/me"
    #expect(await workshop.run(words) == 2)
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors == """
        workshop: /players/me is not in a checkout of DependencyPlayground: go into one
        and try again.

        """)
  }

  @Test("Any folder of a checkout will do")
  func insideCheckout() async throws {
    var workshop = try FakeWorkshop()
    workshop.directory = "/play/Chapters/14-Deps1"
    #expect(await workshop.run("expect", "14") == 0)
    #expect(workshop.started.first == FakeWorkshop.build("Deps1"))
  }

  @Test("run shows a chapter's compiler errors instead of starting an old program")
  func runDoesNotCompile() async throws {
    let workshop = try FakeWorkshop { line in
      line.hasPrefix("swift build")
        ? ProcessResult(.exit(1), output: "a.swift:1:1: error: no\n") : nil
    }
    #expect(await workshop.run("run", "Deps1") == 1)
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors == "workshop: 14 Deps1 does not compile:\na.swift:1:1: error: no\n")
  }

  @Test(
    "run prints what differs from Expected.txt as it is, and standard error says that it differs")
  func runDiffers() async throws {
    let workshop = try FakeWorkshop { line in
      line == "Deps1" ? ProcessResult(.exit(0), output: "== Deps1 ==\n\nc.total() // 43\n") : nil
    }
    #expect(await workshop.run("run", "14") == 0)
    #expect(workshop.page.text == "== Deps1 ==\n\nc.total() // 43\n")
    #expect(
      workshop.page.errors == """
        This is not what Chapters/14-Deps1/Expected.txt has: DIFFERS at line 3. See
        every line: swift run workshop expect Deps1. Try more: swift run workshop play
        Deps1

        """)
  }

  @Test("run names a program that is not there")
  func runNotThere() async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: 1000))
    #expect(await workshop.run("run", "14") == 1)
    #expect(workshop.started == [FakeWorkshop.build("Deps1"), "Deps1"])
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors == "workshop: .build/x86_64-unknown-linux-gnu/debug/Deps1 "
        + "cannot be run: No such file or directory.\n")
  }

  @Test("Help on each verb fits, and needs no checkout", arguments: verbs, [40, 80])
  func help(verb: String, width: Int) async throws {
    var workshop = try FakeWorkshop(RecordingConsole(width: width))
    workshop.directory = "/"
    #expect(await workshop.run(verb, "--help") == 0)
    #expect(workshop.page.text.hasPrefix("swift run workshop \(verb)"))
    #expect(workshop.page.tooWide == [])
    #expect(workshop.page.errors == "")
  }

  @Test("Help on one verb is how to call it, what it does, and its options")
  func helpOnExpect() async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("expect", "Deps1", "-h") == 0)
    #expect(
      workshop.page.text == """
        swift run workshop expect [NAME|NN] [--bless]

        Builds and runs the chapter and shows the first difference with both lines, then
        every differing line: '-' is expected, '+' is printed. In a chapter's folder,
        'expect' without a name is that chapter.

        --bless         Write what the named chapter prints into its Expected.txt, and
                        show the change.

        """)
  }

  @Test("In a chapter's folder its verbs mean that chapter")
  func inItsFolder() async throws {
    for verb in ["expect", "run"] {
      var workshop = try FakeWorkshop(RecordingConsole(width: 1000))
      workshop.directory = "/play/Chapters/14-Deps1/Refused"
      _ = await workshop.run(verb)
      #expect(
        workshop.started.filter { $0.contains("--product") }.allSatisfy { $0.contains("Deps1") })
      #expect(!workshop.page.errors.contains("Name the chapter"))
    }
  }

  @Test("Help names every verb, once", arguments: ["help", "--help", "-h"], [40, 80])
  func helpOnAll(word: String, width: Int) async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: width))
    #expect(await workshop.run(word) == 0)
    let entries = workshop.page.text.split(separator: "\n").dropFirst().dropLast()
      .filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(entries.filter(verbs.contains) == verbs)
    #expect(workshop.page.tooWide == [])
  }

  @Test(
    "Without a verb it says where you are and what to do next, in a screen", arguments: [40, 80])
  func home(width: Int) async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: width))
    #expect(await workshop.run() == 0)
    #expect(workshop.page.text.count { $0 == "\n" } <= 24)
    #expect(workshop.page.tooWide.filter { !$0.contains("Chapters/") } == [])
    guard width == 80 else { return }
    #expect(
      workshop.page.text == """
        DependencyPlayground: managing dependencies in Swift, executable.
        You are in /play
        4 of 34 chapters are written.
        0 of 0 exercises are solved.
        0 of 4 chapters are predicted.

        What to do next
          see it all    swift run workshop tour
          run one       swift run Deps1
          its guide     Chapters/14-Deps1/README.md
          predict it    swift run workshop predict Deps1
          play with it  swift run workshop play Deps1
          contents      swift run workshop list
          ask a claim   swift run workshop claim DEPS-12
          all verbs     swift run workshop help

        """)
  }

  @Test("list fits 40 columns and marks what is to come")
  func list() async throws {
    let workshop = try FakeWorkshop(RecordingConsole(width: 40))
    #expect(await workshop.run("list") == 0)
    #expect(workshop.page.tooWide == [])
    let lines = workshop.page.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "Part I. From singletons to a composition", "root", "  01 StableAndVolatile (to come)",
        "     What should be injected at all?",
      ])
    let chapters = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(chapters.count == 34)
    #expect(
      chapters.filter { !$0.hasSuffix(" (to come)") }
        == ["  14 Deps1", "  15 Deps2", "  16 Deps3", "  17 Deps4"])
  }

  @Test("list --json has every chapter, and whether it is written")
  func listJSON() async throws {
    struct Entry: Decodable, Equatable {
      let number: Int, name: String, part: String, question: String, written: Bool, folder: String
    }
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("list", "--json") == 0)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(workshop.page.text.utf8))
    #expect(entries.map(\.number) == Array(1...34))
    #expect(entries.filter(\.written).map(\.number) == [14, 15, 16, 17])
    let decorators = Entry(
      number: 9, name: "Decorators", part: "Part II. Interception and rejection",
      question: "How is behaviour added without touching either side?", written: false,
      folder: "Chapters/09-Decorators")
    #expect(entries[8] == decorators)
  }

  /// One claim, and a test that proves it.
  private let claimed: [String: String?] = [
    "Chapters/Claims.md": """
    | id | claim | where | verdict | proof |
    |---|---|---|---|---|
    | DEPS-117 | `c4.getCs()` is `[(-1, -11)]` | Deps1, L219 | refuted: the program delivers \
    `[(1, -11)]`, for c4 is made from deps3 | `Deps1Tests.ValuesTests/value` |

    """,
    "Tests/Chapters/Deps1Tests/ValuesTests.swift":
      "struct ValuesTests {\n  let ids = [\"DEPS-117\"]\n  @Test func value() {}\n}\n",
  ]

  @Test("claim shows a row and where its proof is", arguments: ["DEPS-117", "deps-117"])
  func claim(id: String) async throws {
    let workshop = try FakeWorkshop(changed: claimed)
    #expect(await workshop.run("claim", id) == 0)
    #expect(
      workshop.page.text == """
        DEPS-117 `c4.getCs()` is `[(-1, -11)]`
          from          Deps1, L219
          verdict       refuted: the program delivers `[(1, -11)]`, for c4 is made from
                        deps3
          proof         Tests/Chapters/Deps1Tests/ValuesTests.swift:2
            run         swift run workshop prove DEPS-117

        """)
    #expect(workshop.page.errors == "")
    #expect(workshop.started == [])
  }

  @Test("claim --json has the row and the places of its proofs")
  func claimJSON() async throws {
    struct Answer: Decodable {
      struct Claim: Decodable { let id: String, source: String, proofs: [String] }
      struct Place: Decodable, Equatable { let file: String, line: Int, command: String }
      let claim: Claim, places: [Place]
    }
    let workshop = try FakeWorkshop(changed: claimed)
    #expect(await workshop.run("claim", "--json", "DEPS-117") == 0)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(workshop.page.text.utf8))
    #expect(answer.claim.id == "DEPS-117")
    #expect(answer.claim.source == "Deps1, L219")
    #expect(answer.claim.proofs == ["Deps1Tests.ValuesTests/value"])
    let place = Answer.Place(
      file: "Tests/Chapters/Deps1Tests/ValuesTests.swift", line: 2,
      command: "swift run workshop prove DEPS-117")
    #expect(answer.places == [place])
  }

  @Test("The built command fits what a pipe is told, and writes no codes there")
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

private let verbs = [
  "tour", "list", "run", "expect", "predict", "play", "claim", "prove", "term", "doctor", "guides",
  "refusals", "verify",
]
