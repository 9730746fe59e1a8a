import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import Book
@testable import WorkshopCommand

@Suite("workshop predict")
struct PredictTests {
  private static let main = """
    import Playground

    chapter("14 Deps1", "one object")

    section("Real")
    let b = BService()
    let a = AService()
    note("It delivers:")
    show("a.getAs()", a.getAs())
    section("Fake")
    try step("run(b)") {
      run(b)
    }
    let c = CService(b)
    show(
      "c.getCs()",
      c.getCs())
    let path = find()
    show("path", path)
    show("c.isFake", c.isFake)

    """
  private static let expected = """
    14 Deps1: one object

    == Real ==
    It delivers:
    a.getAs() // [1, 2]

    == Fake ==
    run(b)
    c.getCs() // "tea"
    path // 0x00fa
    c.isFake // true

    """
  private static let chapter: [String: String?] = [
    "Chapters/14-Deps1/main.swift": main,
    "Chapters/14-Deps1/Expected.txt": expected,
    "Chapters/14-Deps1/README.md": "# Deps1\n\n## The pattern\n\n`a.getAs() // [1, 2]`\n",
    "Chapters/14-Deps1/AService.swift": "\nfinal class AService {}\n",
    "Chapters/Claims.md": """
    | id | claim | where | verdict | proof |
    |---|---|---|---|---|
    | DEPS-101 | `a.getAs()` is `[1, 2]` | L1 | holds | `Deps1Tests.Values/value` |

    """,
  ]

  private func workshop(_ changed: [String: String?] = chapter) throws -> FakeWorkshop {
    try FakeWorkshop(changed: changed)
  }

  /// What the verb shows to a person who types these lines, and its status.
  private func predict(
    _ words: String..., typing lines: [String] = [], on workshop: FakeWorkshop
  ) async -> (text: String, status: Int32) {
    let rest = Locked(lines[...])
    var environment = workshop.environment
    let page = RecordingConsole()
    environment.console = page
    environment.nextLine = { rest.withLock { $0.popFirst() } }
    let status = await Workshop(environment).run(["predict"] + words)
    return (page.text + page.errors, status)
  }

  @Test("The code and the lines before a value are shown, and the value is asked")
  func round() async throws {
    let workshop = try workshop()
    let (text, status) = await predict("14", typing: ["[1,2]", "milk", "yes"], on: workshop)
    #expect(
      text == """
        14 Deps1: 3 questions. What will be printed? Enter shows it, ? the types, s
        skips, q stops.

        == Real ==
            let b = BService()
            let a = AService()
        It delivers:
        a.getAs() // ?
        > [1,2]
          right

        == Fake ==
            run(b)
            let c = CService(b)
        c.getCs() // ?
        > milk
          wrong: it is "tea"
          See Chapters/14-Deps1/main.swift:15; Chapters/14-Deps1/README.md.

            let path = find()
        path // 0x00fa
        c.isFake // ?
        > yes
          right

        14 Deps1: 2 of 3 right.
        Worth another look:
          Fake: c.getCs() // "tea"

        """)
    #expect(status == 0)
    #expect(workshop.started == [])
    #expect(
      try workshop.files.read("/play/.workshop/progress.txt").contains("predicted Deps1 2 3\n"))
    _ = await workshop.run("list")
    #expect(workshop.page.text.contains("14 Deps1, predicted 2 of 3\n"))
  }

  @Test("A wrong one is told where to look; what the guide and a claim say is named")
  func places() async throws {
    let (text, _) = await predict("14", typing: ["[2, 1]"], on: try workshop())
    let told = text.replacing("\n", with: " ").replacing("   ", with: " ")
    #expect(told.contains("wrong: it is [1, 2]"))
    #expect(
      told.contains(
        "See Chapters/14-Deps1/main.swift:9; Chapters/14-Deps1/README.md, \"The pattern\"; swift run "
          + "workshop prove DEPS-101."))
  }

  @Test("It stops at q and where nobody types, and goes on there", arguments: [["q"], []])
  func stopped(end: [String]) async throws {
    let workshop = try workshop()
    let (text, status) = await predict("14", typing: ["[1, 2]"] + end, on: workshop)
    #expect(
      text.hasSuffix("\nStopped at question 2. Go on: swift run workshop predict Deps1\n"))
    #expect(status == 0)
    let (rest, _) = await predict("14", typing: ["'TEA'", ""], on: workshop)
    #expect(rest.contains("Going on with question 2.\n"))
    #expect(!rest.contains("== Real =="))
    // What an earlier section declares for it stands there.
    #expect(rest.contains("    let c = CService(b)\n"))
    #expect(rest.contains("14 Deps1: 2 of 3 right.\n"))
    // A worse round does not take the place of a better one.
    _ = await predict("14", typing: ["", "", ""], on: workshop)
    #expect(
      try workshop.files.read("/play/.workshop/progress.txt").contains("predicted Deps1 2 3\n"))
  }

  @Test("Where it goes on within a section, the code of the section stands there again")
  func goesOn() async throws {
    let workshop = try workshop()
    _ = await predict("14", typing: ["", "tea", "q"], on: workshop)
    let (rest, _) = await predict("14", typing: ["yes"], on: workshop)
    #expect(
      rest.contains("    let b = BService()\n    run(b)\n    let c = CService(b)\n    let path"))
  }

  @Test("Commas and brackets need not stand as printed, but words and their order do")
  func words() {
    func isRight(_ answer: String, _ value: String) -> Bool {
      TranscriptQuestion(
        section: "", code: [], printed: [], expression: "", value: value, place: nil, isNew: true
      ).isAnswered(by: answer)
    }
    #expect(isRight("made 1 gone 0", "made 1, gone 0"))
    #expect(isRight("[ 1  2 ]", "[1, 2]"))
    #expect(!isRight("gone 0 made 1", "made 1, gone 0"))
    #expect(!isRight("[12]", "[1, 2]") && !isRight("1 2", "[1, 2]"))
  }

  @Test("A question of yes or no is asked again where the answer is neither")
  func neither() async throws {
    var files = Self.chapter
    files["Chapters/14-Deps1/Refused/A.swift"] = Self.fixture
    let (text, _) = await predict(
      "14", "compile", typing: ["maybe", "no"], on: try workshop(files))
    #expect(text.contains("> maybe\n  yes or no?\n> no\n"))
    #expect(text.contains("of 1 right.\n"))
  }

  @Test("A heading as a whole is that section alone")
  func exactSection() async throws {
    var files = Self.chapter
    files["Chapters/14-Deps1/Expected.txt"] =
      Self.expected + "== Fake and real ==\nc.isReal // true\n"
    let (text, _) = await predict("14", "Fake", typing: ["", ""], on: try workshop(files))
    #expect(text.contains("14 Deps1: 2 questions."))
  }

  @Test("? finds functions too, and tells what stood there before from what stands there now")
  func declarations() async throws {
    var files = Self.chapter
    files["Chapters/14-Deps1/Before/Old.swift"] = "enum Before {\n  class AService {}\n}\n"
    files["Chapters/14-Deps1/Run.swift"] = "\nfunc run(_ b: BService) {}\n"
    let (text, _) = await predict("14", typing: ["?", "", "?"], on: try workshop(files))
    #expect(text.contains("  AService                  Chapters/14-Deps1/AService.swift:2\n"))
    #expect(text.contains("  run                       Chapters/14-Deps1/Run.swift:2\n"))
    files["Chapters/14-Deps1/main.swift"] = Self.main.replacing(
      "AService()", with: "Before.AService()")
    let (old, _) = await predict("14", typing: ["?"], on: try workshop(files))
    #expect(old.contains("  AService                  Chapters/14-Deps1/Before/Old.swift:2\n"))
  }

  @Test("Enter shows a value, s skips it, ? shows where the types stand")
  func keys() async throws {
    let (text, _) = await predict("14", typing: ["?", "", "s", "n"], on: try workshop())
    #expect(
      text.contains(
        "  AService                  Chapters/14-Deps1/AService.swift:2\n> \n  [1, 2]\n"))
    #expect(text.contains("> s\n\n    let path"))
    #expect(text.contains("> n\n  wrong: it is true\n"))
    #expect(
      text.contains("14 Deps1: 0 of 3 right.\nWorth another look:\n  Real: a.getAs() // [1, 2]\n"))
  }

  @Test("A section is asked by a part of its heading, with what stands before it")
  func section() async throws {
    let workshop = try workshop()
    let (text, _) = await predict("Deps1", "fak", typing: ["tea", "true"], on: workshop)
    #expect(!text.contains("== Real =="))
    #expect(text.contains("    let b = BService()\n    run(b)\n    let c = CService(b)\n"))
    #expect(text.hasSuffix("14 Deps1: 2 of 2 right.\n"))
    #expect(!workshop.files.exists("/play/.workshop/progress.txt"))
  }

  private static let fixture = """
    // Refused: a text is no number (DEPS-101)
    // alone: it is short

    let one = 1

    #if !REPAIRED
      // expected-error@+1 {{cannot convert}}
      let two: Int = "2"
    #else
      let two: Int = 2
    #endif

    """

  @Test(
    "A refusal is asked as it stands or repaired, and the compiler's words are told",
    arguments: [("A", "2"), ("B", "\"2\"")])
  func refusals(name: String, shown: String) async throws {
    var files = Self.chapter
    for name in ["A", "B"] { files["Chapters/14-Deps1/Refused/\(name).swift"] = Self.fixture }
    let (text, _) = await predict(
      "14", "compile", typing: ["yes", "yes"], on: try workshop(files))
    #expect(
      text.contains(
        """
        == Does it compile? ==
            let one = 1
              let two: Int =
        """))
    #expect(text.contains("let two: Int = \(shown)\nyes or no?\n> yes\n"))
    #expect(text.contains("  wrong: it is no\n  The compiler:\n    error: cannot convert\n"))
    #expect(text.contains("right\n  It is a repair. Of what it repairs the compiler says:\n"))
    #expect(text.contains("  See Chapters/14-Deps1/Refused/\(name).swift.\n"))
    #expect(text.contains("14 Deps1: 1 of 2 right.\n"))
  }

  @Test("--json writes the questions and what became of them")
  func json() async throws {
    struct Record: Decodable, Equatable {
      let section, expression, value, answer, result: String
    }
    let (text, status) = await predict(
      "14", "--json", typing: ["[1,2]", "s", String(repeating: "x", count: 10_000_000)],
      on: try workshop())
    let records = try JSONDecoder().decode([Record].self, from: Data(text.utf8))
    #expect(records.map(\.result) == ["right", "skipped", "wrong"])
    #expect(
      records[0]
        == Record(
          section: "Real", expression: "a.getAs()", value: "[1, 2]", answer: "[1,2]",
          result: "right"))
    #expect(status == 0)
  }

  @Test(
    "What cannot be asked gets a sentence",
    arguments: [
      (["Deps"], "There is no chapter 'Deps'. Nearest: Deps1, Deps2, Deps3."),
      ([], "Name the chapter to predict: predict Deps1"),
      (["14", "Nothing"], "'Nothing' in its heading. There are: Real; Fake."),
      (["14", "--fast"], "'predict' has no option --fast."),
    ])
  func misuse(words: [String], sentence: String) async throws {
    let workshop = try workshop()
    #expect(await Workshop(workshop.environment).run(["predict"] + words) == 2)
    #expect(workshop.page.errors.replacing("\n", with: " ").contains(sentence))
  }

  @Test(
    "Spaces, quotation marks and capitals say nothing, the order does",
    arguments: [
      (#"["tea", "milk"]"#, "[tea,milk]", true), (#"["tea", "milk"]"#, #"["milk", "tea"]"#, false),
      ("true", "Yes", true), ("false", "n", true), ("42", "43", false), ("42", "", false),
      ("Welcome, Ada", "welcome,ada", true), (#"Optional("Hello")"#, "hello", true),
      ("failure(Decorators.UserError.unknown)", "failure(unknown)", true),
      ("shop.example", "example", false), ("nil", "Optional(nil)", true),
    ])
  func answers(value: String, answer: String, isRight: Bool) {
    let question = TranscriptQuestion(
      section: "", code: [], printed: [], expression: "", value: value, place: nil, isNew: true)
    #expect(question.isAnswered(by: answer) == isRight)
  }

  @Test(
    "A round prefers what is marked, then what the guide does not print, and asks nothing twice")
  func best() {
    var all = [("a", true), ("b", false), ("a", true), ("c", true), ("d", false)].map {
      TranscriptQuestion(
        section: "", code: [], printed: [], expression: $0.0, value: "1", place: nil, isNew: $0.1)
    }
    #expect(TranscriptQuestion.best(2, of: all) == [0, 3])
    all[4].isBest = true
    #expect(TranscriptQuestion.best(2, of: all) == [0, 4])
    all[4].isBest = false
    #expect(TranscriptQuestion.best(3, of: all) == [0, 1, 3])
    #expect(TranscriptQuestion.best(9, of: all) == [0, 1, 3, 4])
  }

  @Test("Each chapter asks what its transcript says, and shows no call that prints it")
  func chapters() throws {
    let checkout = TestCheckout.checkout
    for chapter in try checkout.chapters() {
      let expected = try checkout.read(chapter.expected)
      let all = try TranscriptQuestion.all(of: chapter, in: checkout)
      #expect(TranscriptQuestion.best(12, of: all).count >= 6, "\(chapter.title)")
      let best = all.filter(\.isBest)
      #expect((4...10).contains(best.count), "\(chapter.title)")
      #expect(
        best.contains(where: \.isNew) || !all.contains { $0.isNew && $0.words == nil },
        "\(chapter.title)")
      for question in TranscriptQuestion.round(of: all, asking: Set(all.indices)) {
        guard question.words == nil else { continue }
        let line = "\(question.expression) // \(question.value)"
        #expect(expected.contains("\(line)\n"), "\(chapter.title): \(line)")
        #expect(
          question.code.allSatisfy { !$0.contains("show(\"\(question.expression)") },
          "\(chapter.title): \(line)")
      }
    }
  }
}
