import ExerciseTestSupport
import Foundation
import TestSupport
import Testing

@testable import Book

private let main = """
  import Playground

  chapter("14 Deps1", "one object")

  section("Real")
  let b = BService()
  let a = AService()
  note("It delivers:")
  show(a.getAs())
  section("Fake")
  try step {
    run(b)
  }
  // snippet.fake
  let c = CService(b)
  // snippet.end
  show(
    c
      .getCs())
  let path = find()
  show(path)
  show(c.isFake)

  """
private let folder = "Chapters/14-Deps1"
private let chapter: [String: String?] = [
  "\(folder)/main.swift": main,
  "\(folder)/Expected.txt": """
  14 Deps1: one object

  == Real ==
  It delivers:
  a.getAs() // [1, 2]

  == Fake ==
  run(b)
  c.getCs() // "tea"
  path // 0x00fa
  c.isFake // true

  """,
  "\(folder)/README.md": "# Deps1\n\n## The pattern\n\n`a.getAs() // [1, 2]`\n",
  "\(folder)/AService.swift": "\nfinal class AService {}\n",
  "\(folder)/Reasons.md": """
  # Reasons

  ## Fake

  - `c.getCs() // "tea"`: C is made with `b`,
    and asks it.

  """,
  "Chapters/Claims.md": """
  | id | claim | where | verdict | proof |
  |---|---|---|---|---|
  | DEPS-101 | `a.getAs()` is `[1, 2]` | L1 | holds | `Deps1Tests.Values/value` |

  """,
]
private let progress = ".workshop/progress.txt"

@Suite("workshop predict")
struct PredictTests {
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

  private static func with(_ more: [String: String]) -> [String: String?] {
    chapter.merging(more.mapValues(Optional.some)) { $1 }
  }

  private static let sessions = [
    Session(
      "The code and the lines before a value are shown, and the value is asked", files: chapter,
      """
      $ predict 14 < [1,2]; milk; yes
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
        C is made with b, and asks it.
        See Chapters/14-Deps1/main.swift:17; Chapters/14-Deps1/README.md.

          let path = find()
      path // 0x00fa
      c.isFake // ?
      > yes
        right

      14 Deps1: 2 of 3 right.
      Worth another look:
        Fake: c.getCs() // "tea"
      $ started
      $ list
      …
        14 Deps1, predicted 2 of 3
      …
      $ predict 14 < s; s; s
      …
      14 Deps1: 0 of 3 right.
      …
      $ cat \(progress)
      …
      predicted Deps1 2 3
      """),
    Session(
      "A wrong one is told where to look; it stops where nobody types, or at q, and goes on there",
      files: chapter,
      """
      $ predict 14 < [2, 1]
      …
        wrong: it is [1, 2]
        See Chapters/14-Deps1/main.swift:9; Chapters/14-Deps1/README.md, "The
        pattern"; swift run workshop prove DEPS-101.
      …
      Stopped at question 2. Go on: swift run workshop predict Deps1
      $ predict 14 < 'TEA'; q
      …
      Going on with question 2.

      == Fake ==
          let b = BService()
          run(b)
          let c = CService(b)
      …
      Stopped at question 3. Go on: swift run workshop predict Deps1
      $ predict 14 < yes
      …
          let b = BService()
          run(b)
          let c = CService(b)
          let path = find()
      …
      14 Deps1: 2 of 3 right.
      …
      """),
    Session(
      "A section is asked by a part of its heading, with what stands before it",
      files: with([
        "\(folder)/Expected.txt": (chapter["\(folder)/Expected.txt"]!)! + """
          == Fake and real ==
          c.isReal // true

          """
      ]),
      """
      $ predict Deps1 rea < [1,2]; true
      …
      $ predict 14 Fake < tea; true
      …
      == Fake ==
          let b = BService()
          run(b)
          let c = CService(b)
      …
      14 Deps1: 2 of 2 right.
      $ ls .workshop
      none
      $ predict 14 Nothing
      …
      [2]
      """),
    Session(
      "Enter shows a value, s skips it, ? where types and functions stand, now or before",
      files: with([
        "\(folder)/Before/Old.swift": "enum Before {\n  class AService {}\n}\n",
        "\(folder)/main.swift": main.replacing("AService()", with: "Before.AService()"),
        "\(folder)/Run.swift": "\nfunc run(_ b: BService) {}\n",
      ]),
      """
      $ predict 14 < ?; ; ?; s; n
      …
      > ?
        AService                  Chapters/14-Deps1/Before/Old.swift:2
        Before                    Chapters/14-Deps1/Before/Old.swift:1
      >\u{20}
        [1, 2]
      …
        run                       Chapters/14-Deps1/Run.swift:2
      …
      > s

          let path = find()
      …
      > n
        wrong: it is true
      …
      14 Deps1: 0 of 3 right.
      Worth another look:
        Real: a.getAs() // [1, 2]
      …
      """),
    Session(
      "A refusal is asked as it stands or repaired, and the compiler's words are told",
      files: with(["\(folder)/Refused/A.swift": fixture, "\(folder)/Refused/B.swift": fixture]),
      """
      $ predict 14 compile < maybe; yes; yes
      …
      == Does it compile? ==
          let one = 1
            let two: Int = "2"
      yes or no?
      > maybe
        yes or no?
      > yes
        wrong: it is no
        The compiler:
          error: cannot convert
        See Chapters/14-Deps1/Refused/A.swift.

          let one = 1
            let two: Int = 2
      yes or no?
      > yes
        right
        It is a repair of:
            let two: Int = "2"
        Of that the compiler says:
          error: cannot convert
        See Chapters/14-Deps1/Refused/B.swift.

      14 Deps1: 1 of 2 right.
      Worth another look:
        Chapters/14-Deps1/Refused/A.swift
      """),
    Session(
      "--json writes the questions and what became of them", files: chapter,
      """
      $ predict 14 --json
      [
        {
          "answer" : "",
          "code" : [
            "let b = BService()",
            "let a = AService()"
          ],
          "expression" : "a.getAs()",
          "place" : "Chapters/14-Deps1/main.swift:9",
          "result" : "open",
      …
          "expression" : "c.isFake",
      …
      $ ls .workshop
      none
      $ predict 14 --json < [1,2]; s; n
      [
        {
          "answer" : "[1,2]",
      …
          "expression" : "a.getAs()",
          "place" : "Chapters/14-Deps1/main.swift:9",
          "result" : "right",
          "section" : "Real",
          "value" : "[1, 2]"
        },
      …
      ]
      """),
  ]

  @Test("What somebody types is answered so", arguments: sessions)
  func session(_ session: Session) async throws { try await session.isAsTold() }

  private static func question(
    _ value: String, _ expression: String = "", isNew: Bool = true
  ) -> TranscriptQuestion {
    TranscriptQuestion(
      section: "", code: [], printed: [], expression: expression, value: value, place: nil,
      isNew: isNew)
  }

  @Test(
    "Spaces, commas, brackets, quotation marks and capitals say nothing, words and their order do",
    arguments: [
      (#"["tea", "milk"]"#, "[tea,milk]", true), (#"["tea", "milk"]"#, #"["milk", "tea"]"#, false),
      ("true", "Yes", true), ("false", "n", true), ("42", "43", false), ("42", "", false),
      ("Welcome, Ada", "welcome,ada", true), (#"Optional("Hello")"#, "hello", true),
      ("failure(Decorators.UserError.unknown)", "failure(unknown)", true),
      ("shop.example", "example", false), ("nil", "Optional(nil)", true),
      ("made 1, gone 0", "made 1 gone 0", true), ("made 1, gone 0", "gone 0 made 1", false),
      ("[1, 2]", "[ 1  2 ]", true), ("[1, 2]", "[12]", false), ("[1, 2]", "1 2", false),
    ])
  func answers(value: String, answer: String, isRight: Bool) {
    #expect(Self.question(value).isAnswered(by: answer) == isRight)
  }

  @Test(
    "A round prefers what is marked, then what the guide does not print, and asks nothing twice")
  func best() {
    var all = [("a", true), ("b", false), ("a", true), ("c", true), ("d", false)].map {
      Self.question("1", $0, isNew: $1)
    }
    #expect(TranscriptQuestion.best(2, of: all) == [0, 3])
    #expect(TranscriptQuestion.best(3, of: all) == [0, 1, 3])
    #expect(TranscriptQuestion.best(9, of: all) == [0, 1, 3, 4])
    all[4].isBest = true
    #expect(TranscriptQuestion.best(2, of: all) == [0, 4])
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
        let isShown = question.code.contains { $0.contains("show(\(question.expression)") }
        #expect(expected.contains("\(line)\n") && !isShown, "\(chapter.title): \(line)")
      }
    }
  }
}
