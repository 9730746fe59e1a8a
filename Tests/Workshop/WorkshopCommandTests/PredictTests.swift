import ExerciseTestSupport
import Foundation
import SwiftOutline
import TestSupport
import Testing

@testable import Book

private let main = """
  import Playground

  chapter("14 Deps1", "one object")

  section("Real")
  let b = BService()
  let a = AService(1)
  note("It delivers:")
  show(a.getAs())
  section("Fake")
  try step {
    run(b)
  }
  // snippet.fake
  let c = CService(b)  // delivers tea
  // snippet.end
  show(
    c
      .getCs())
  let path = find()
  show(path)
  show(c.isFake)

  """
/// Values that need code from above, from a function, a loop and a closure.
private let alternating = """
  section("Real")
  let a = AService()  // one, or two
  show(a.count)
  a.count = 2
  note("Now it has more:")
  show(a.count)
  for item in a.items { note("- \\(item)") }
  use(a)
  show(a.isUsed)

  section("Fake")
  pump {
    let c = CService(a)
    step { c.run() }
    show(c.total)
    show(double(c.total))
  }
  let name = "tea"
  show(name)
  for number in 1...2 { show(number) }

  func double(_ number: Int) -> Int {
    number * 2
  }

  section("More")
  show(list)  // predict
  show(other)

  """
private let alternated = """
  == Real ==
  a.count // 1
  Now it has more:
  a.count // 2
  - one // two
  a.isUsed // true

  == Fake ==
  c.run()
  running
  c.total // 3
  doubling
  double(c.total) // 6
  name // tea
  number // 1
  number // 2

  == More ==
  list // [tea, Milk]
       // the document says [tea]
  other // Honey

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

  ## More

  - `list // [tea, Milk]`: Milk is new.

  """,
  "Chapters/Claims.md": """
  | id | claim | where | verdict | proof |
  |---|---|---|---|---|
  | DEPS-101 | `a.getAs()` is `[1, 2]` | L1 | holds | `Deps1Tests.Values/value` |

  """,
]
private let progress = ".workshop/progress.txt"

@Suite("`workshop predict`")
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
      "predict shows the code and output before a value and asks for it", files: chapter,
      """
      $ predict 14 < [1,2]; milk; yes
      14 Deps1: 3 questions. What does it print?
      Enter: show · ?: types · s: skip · q: quit

      == Real ==
          let b = BService()
          let a = AService(1)
      It delivers:
      a.getAs() // ?
      > [1,2]
        right

      == Fake ==
      Earlier in the program:
          let b = BService()

          run(b)
          let c = CService(b)  // delivers tea
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
      "predict shows static functions and skips values of hidden code",
      files: with([
        "\(folder)/main.swift":
          "section(\"Real\")\nlet a = AService()\nshow(a.all)\nshow(Maker.twice(a))\n",
        "\(folder)/Expected.txt": "== Real ==\na.all // [1, 2]\nMaker.twice(a) // [1, 2, 1, 2]\n",
        "\(folder)/Maker.swift": """
        enum Maker {
          /// All of it,
          /// twice.
          static func twice(_ a: AService) -> [Int] {
            a.all + a.all
          }
        }

        """,
      ]),
      """
      $ predict 14 < [1, 2, 1, 2]
      14 Deps1: 1 question. What does it print?
      Enter: show · ?: types · s: skip · q: quit

      == Real ==
      In Maker.swift:
          /// All of it, twice.
          static func twice(_ a: AService) -> [Int] {
            a.all + a.all
          }

          let a = AService()
      a.all // [1, 2]
      Maker.twice(a) // ?
      > [1, 2, 1, 2]
        right
      …
      """),
    Session(
      "predict shows the code that a mark names, with extensions",
      files: with([
        "\(folder)/main.swift":
          "section(\"Real\")\nlet a = AService()\n// predict: AService, Other.b\nshow(a.all)\nshow(a.none)\n",
        "\(folder)/Expected.txt": "== Real ==\na.all // [7, 8]\na.none // []\n",
        "\(folder)/AService.swift": """
        enum Before {
          struct AService { let own = 7 }
          struct Other {
            func b() {}
            func c() {}
          }
        }
        extension Before.AService {
          var all: [Int] { [own, 8] }
        }

        """,
      ]),
      """
      $ predict 14 < s
      14 Deps1: 1 question. What does it print?
      Enter: show · ?: types · s: skip · q: quit

      == Real ==
      In AService.swift:
          struct AService { let own = 7 }
          extension Before.AService {
            var all: [Int] { [own, 8] }
          }
      In AService.swift, Before.Other:
          func b() {}

          let a = AService()
      a.all // ?
      > s
      …
      """),
    Session(
      "A mark with an unknown name is an error with its line",
      files: with([
        "\(folder)/main.swift": "section(\"Real\")\nshow(a.all)  // predict: Gone\n",
        "\(folder)/Expected.txt": "== Real ==\na.all // [7, 8]\n",
      ]),
      """
      $ predict 14
      ! workshop: \(folder)/main.swift:2: No file of the chapter declares
      ! 'Gone'.
      [1]
      """),
    Session(
      "predict refers to More.md for a value that the guide doesn't have",
      files: chapter.merging([
        "Chapters/14-Deps1/More.md":
          "# More\n\n## Fakes\n\n<!-- played: Fake -->\n```swift\nc\n```\n"
      ]) { $1 },
      """
      $ predict 14 Fake < milk; q
      …
        See Chapters/14-Deps1/main.swift:17; Chapters/14-Deps1/More.md, "Fakes".
      …
      """),
    Session(
      "predict explains a wrong answer, stops at q or end of input, and resumes",
      files: chapter,
      """
      $ predict 14 < [2, 1]
      …
        wrong: it is [1, 2]
        See Chapters/14-Deps1/main.swift:9; Chapters/14-Deps1/README.md, "The
        pattern"; swift run workshop prove DEPS-101.
      …
      Stopped at question 2. Resume: swift run workshop predict Deps1
      $ predict 14 < 'TEA'; q
      …
      Resuming with question 2.

      == Fake ==
      Earlier in the program:
          let b = BService()

          run(b)
          let c = CService(b)  // delivers tea
      …
      Stopped at question 3. Resume: swift run workshop predict Deps1
      $ predict 14 < yes
      …
      Earlier in the program:
          let b = BService()

          run(b)
          let c = CService(b)  // delivers tea
      c.getCs() // "tea"
          let path = find()
      path // 0x00fa
      c.isFake // ?
      …
      14 Deps1: 2 of 3 right.
      …
      """),
    Session(
      "predict asks about one section, with the code before it",
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
      Earlier in the program:
          let b = BService()

          run(b)
          let c = CService(b)  // delivers tea
      …
      14 Deps1: 2 of 2 right.
      $ ls .workshop
      none
      $ predict 14 Nothing
      ! workshop: No section matches 'Nothing'. Sections: Real; Fake.
      [2]
      """),
    Session(
      "Enter shows a value, s skips it, ? lists the types",
      files: with([
        "\(folder)/Before/Old.swift": "enum Before {\n  class AService {}\n}\n",
        "\(folder)/main.swift": main.replacing(
          "let a = AService(1)",
          with: """
            // Not a CService.
            let a = Before.AService(run: "BService", 1, path)
            """),
        "\(folder)/Run.swift": "\nfunc run(_ b: BService) {}\nfunc path() {}\nclass CService {}\n",
      ]),
      """
      $ predict 14 --all < ?; ; ?; s; n
      …
      > ?
        Before.AService           Chapters/14-Deps1/Before/Old.swift:2
      >\u{20}
        [1, 2]
      …
      In Run.swift:
          func run(_ b: BService) {}
      …
      > ?
        CService                  Chapters/14-Deps1/Run.swift:4
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
      "predict shows code and output in the program's order",
      files: with([
        "\(folder)/main.swift": alternating, "\(folder)/Expected.txt": alternated,
        "\(folder)/Run.swift": """
        /// Runs a closure
        /// at once.
        func pump(_ work: () -> Void) { work() }

        """,
      ]),
      """
      $ predict 14 --all < s; s; s; s; s; s; s
      14 Deps1: 7 questions. What does it print?
      Enter: show · ?: types · s: skip · q: quit

      == Real ==
          let a = AService()  // one, or two
      a.count // ?
      > s

          a.count = 2
      Now it has more:
      a.count // ?
      > s

          for item in a.items { print("- \\(item)") }
      - one // two
          use(a)
      a.isUsed // ?
      > s

      == Fake ==
      Earlier in the program:
          let a = AService()  // one, or two
      a.count // 2
          use(a)
      a.isUsed // true

      In Run.swift:
          /// Runs a closure at once.
          func pump(_ work: () -> Void) { work() }

          pump {
            let c = CService(a)
            c.run()
      running
      c.total // ?
      > s

      In main.swift:
          func double(_ number: Int) -> Int {
            number * 2
          }

          double(c.total)
      doubling
      double(c.total) // ?
      > s

          }
          let name = "tea"
      name // ?
      > s

      == More ==
      Earlier in the program:
      name // tea

      New words in this value: Milk.
      list // ?
      > s

      14 Deps1: 0 of 7 right.
      $ predict 14 More < ?; [milk, tea]
      …
      New words in this value: Milk.
      list // ?
      > ?
        No types from this package here
      > [milk, tea]
        wrong: it is [tea, Milk]
        The document says [tea].
        Milk is new.
      …
      """),
    Session(
      "predict asks whether code compiles and shows the compiler's error",
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
        Fixed version of:
          let two: Int = "2"
        The compiler rejects the original:
          error: cannot convert
        See Chapters/14-Deps1/Refused/B.swift.

      14 Deps1: 1 of 2 right.
      Worth another look:
        Chapters/14-Deps1/Refused/A.swift
      """),
    Session(
      "predict shows the flags with which code is compiled",
      files: with([
        "\(folder)/Refused/A.swift": fixture.replacing(
          "// alone:", with: "// flags: -default-isolation MainActor\n// alone:")
      ]),
      """
      $ predict 14 compile < no
      …
      == Does it compile? ==
          // Compiled with -default-isolation MainActor
          let one = 1
          let two: Int = "2"
      yes or no?
      > no
        right
      …
      """),
    Session(
      "predict --json writes the questions and results", files: chapter,
      """
      $ predict 14 --json
      [
        {
          "answer" : "",
          "code" : [
            "let b = BService()",
            "let a = AService(1)"
          ],
          "earlier" : [

          ],
          "expression" : "a.getAs()",
          "lead" : [
            {
              "code" : "let b = BService()"
            },
            {
              "code" : "let a = AService(1)"
            },
            {
              "printed" : "It delivers:"
            }
          ],
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
      …
          "place" : "Chapters/14-Deps1/main.swift:9",
          "result" : "right",
          "section" : "Real",
          "value" : "[1, 2]"
        },
      …
      ]
      """),
  ]

  @Test("`predict` prints the output of each example session", arguments: sessions)
  func session(_ session: Session) async throws { try await session.check() }

  private static func question(
    _ value: String, _ expression: String = ""
  ) -> TranscriptQuestion {
    TranscriptQuestion(
      section: "", expression: expression, value: value, place: nil)
  }

  @Test(
    "A prediction is compared by words and order, without punctuation and case",
    arguments: [
      (#"["tea", "milk"]"#, "[tea,milk]", true), (#"["tea", "milk"]"#, #"["milk", "tea"]"#, false),
      ("true", "Yes", true), ("false", "n", true), ("42", "43", false), ("42", "", false),
      ("Welcome, Ada", "welcome,ada", true), (#"Optional("Hello")"#, "hello", true),
      ("failure(Decorators.UserError.unknown)", "failure(unknown)", true),
      ("shop.example", "example", false), ("nil", "Optional(nil)", true),
      ("made 1, gone 0", "made 1 gone 0", true), ("made 1, gone 0", "gone 0 made 1", false),
      ("[1, 2]", "[ 1  2 ]", true), ("[1, 2]", "[12]", false), ("[1, 2]", "1 2", true),
      (#"["root"]"#, "root", true), ("[[1], [2]]", "1 2", false), ("[]", "", false),
    ])
  func answers(value: String, answer: String, isRight: Bool) {
    #expect(Self.question(value).isAnswered(by: answer) == isRight)
  }

  @Test("`predict` prefers marked questions and asks about each expression once")
  func best() {
    var all = ["a", "b", "a", "c", "d"].map { Self.question("1", $0) }
    #expect(TranscriptQuestion.best(2, of: all) == [0, 1])
    #expect(TranscriptQuestion.best(9, of: all) == [0, 1, 3, 4])
    for marked in [0, 2, 4] { all[marked].isBest = true }
    #expect(TranscriptQuestion.best(9, of: all) == [0, 4])
  }

  @Test("A randomly mutated main.swift never crashes `predict`")
  func mutated() throws {
    let seed = UInt64.random(in: 1...UInt64.max)
    print("A mutated main.swift: seed \(seed)")
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(count, 1)
    }
    let signs = [
      "{", "}", "(", ")", "\n", "\r\n", "\r", "\"", "for ", "let ", "if ", "step {", "show(", "é",
    ]
    var read = 0
    for _ in 1...200 {
      var text = Array(alternating)
      for _ in 0...random(4) {
        let place = random(text.count)
        if random(2) == 0 {
          text.insert(contentsOf: signs[random(signs.count)], at: place)
        } else {
          text.removeSubrange(place..<min(text.count, place + random(20)))
        }
      }
      guard let source = try? SourceFile(path: "main.swift", text: String(text)) else { continue }
      let script = ChapterScript(of: source, printing: alternated.lines)
      for index in script.statements.indices {
        guard let heading = script.heading(above: index) else { continue }
        _ = script.earlier(for: index, below: heading)
        read += script.lines(of: heading..<index, without: [index]).count
      }
    }
    #expect(read > 0, "seed \(seed)")
  }

  @Test("Each chapter has at least six questions, in the order of Expected.txt")
  func chapters() throws {
    let checkout = TestCheckout.checkout
    for chapter in try checkout.chapters() {
      let all = try TranscriptQuestion.all(of: chapter, in: checkout)
      #expect(TranscriptQuestion.best(12, of: all).count >= 6, "\(chapter.title)")
      let best = all.filter(\.isBest)
      let guide = try checkout.read(chapter.guide)
      func isNew(_ question: TranscriptQuestion) -> Bool { !guide.contains(question.shown) }
      #expect((4...10).contains(best.count), "\(chapter.title)")
      #expect(
        best.contains(where: isNew) || !all.contains { isNew($0) && $0.words == nil },
        "\(chapter.title)")
      let values = TranscriptQuestion.round(of: all, asking: Set(all.indices))
        .filter { $0.words == nil }
      try expectOrder(values, of: chapter)
      try expectDeclarations(values, of: chapter)
    }
  }

  /// Checks that the lines before each question are those of the transcript.
  private func expectOrder(_ questions: [TranscriptQuestion], of chapter: Chapter) throws {
    let transcript = try TestCheckout.checkout.read(chapter.expected).lines
    var (section, rest): (String, ArraySlice<String>) = ("", [])
    for question in questions {
      if question.section != section {
        section = question.section
        let start = try #require(transcript.firstIndex(of: "== \(section) =="))
        rest = transcript[(start + 1)...]
      }
      for line in question.lead {
        let isNext = rest.first?.trimming { $0 == " " } == line.text.trimming { $0 == " " }
        if isNext { rest.removeFirst() }
        #expect(isNext || line.kind == .code, "\(chapter.title): \(line.text)")
        #expect(!line.text.contains(#/\b(show|note|section)\(/#), "\(chapter.title): \(line.text)")
      }
      #expect(rest.first == "\(question.expression) // \(question.value)", "\(chapter.title)")
      rest.removeFirst()
      if question.remark != nil { rest.removeFirst() }
    }
  }

  /// Checks that the screen declares each name of `main.swift` that a question uses.
  private func expectDeclarations(_ questions: [TranscriptQuestion], of chapter: Chapter) throws {
    let main = try TestCheckout.read("\(chapter.folder)/main.swift")
    func declared(_ lines: [String]) -> Set<String> {
      Set(
        lines.flatMap { line -> [String] in
          let names =
            line.firstMatch(of: #/^ *(?:if )?(?:let|var|func) (\w+|\([\w, ]+\))/#)?.1 ?? ""
          return names.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        })
    }
    let all = declared(main.lines)
    var (section, shown): (String, [String]) = ("", [])
    for question in questions {
      if question.section != section { (section, shown) = (question.section, []) }
      shown += question.code
      let tree = try SourceFile(path: "", text: question.expression).tree
      let used = Set(tree.nameUses(in: tree.tokens.indices).map { $0.path[0] })
      let missing = used.intersection(all).subtracting(declared(shown))
      #expect(missing == [], "\(chapter.title), \(section): \(question.expression)")
    }
  }
}
