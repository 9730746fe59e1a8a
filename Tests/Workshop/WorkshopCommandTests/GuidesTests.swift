import Book
import TestSupport
import Testing

@Suite("`workshop guides`")
struct GuidesTests {
  private static let real = Task {
    try TestCheckout.workspace.guides(try await TargetGraph.own)
  }

  /// The pages of the real checkout with some files replaced.
  private func guides(_ changed: [String: String?] = [:]) async throws -> Guides {
    var guides = try await Self.real.value
    guides.checkout = .with(changed)
    return guides
  }

  private let guide = "Chapters/14-Deps1/README.md"

  private func problems(_ page: String, _ text: String) async throws -> [String] {
    try await guides([page: text]).compare(page).problems.map(\.message)
  }

  /// The problems with a text at the end of the README.
  private func problems(added text: String) async throws -> [String] {
    try await problems("README.md", try TestCheckout.read("README.md") + text)
  }

  @Test("Every page matches the source files it quotes")
  func realPages() async throws {
    let guides = try await guides()
    let pages = try TestCheckout.checkout.pages()
    let chapters = try TestCheckout.checkout.chapters()
    for chapter in chapters { #expect(pages.contains(chapter.guide)) }
    #expect(pages.count { page in !chapters.contains { $0.has(page: page) } } == 11)
    for page in pages {
      let comparison = try await guides.compare(page)
      #expect(comparison.problems == [])
      #expect(try comparison.renewed == TestCheckout.read(page))
      if comparison.problems.isEmpty { proved(page) }
    }
  }

  /// Recorders stay out of these types, so that a reader sees only the pattern.
  @Test("Types quoted in guides have no `Log`, `Lifetimes` or `Tally`")
  func cleanTypes() throws {
    let rig = #/^ *(?:private |public |static )*(?:let|var) \w+(?:: | = )(?:Log|Lifetimes|Tally)\b/#
    for page in try TestCheckout.checkout.pages() {
      let markdown = Markdown(try TestCheckout.read(page))
      for block in markdown.blocks where block.language == "swift" {
        // A scenario may create its own recorders, and so may a test with its stubs. An app in versions has a `Log`.
        if [
          "played", "version", "code: main.swift", "test", "code: ../../Tests/", "code: Support/",
        ].contains(
          where: {
            block.marker?.hasPrefix($0) == true
          })
        {
          continue
        }
        let found = markdown.lines[block.body].filter { $0.contains(rig) }
        #expect(found == [], "\(page):\(block.body.lowerBound)")
      }
    }
  }

  @Test("`guides --bless` restores a block with one changed character")
  func oneCharacter() async throws {
    let markdown = Markdown(try TestCheckout.read(guide))
    // Each round changes one line of every block.
    for round in 0...2 {
      var (lines, renewed) = (markdown.lines, markdown.lines)
      for block in markdown.blocks {
        let last = block.body.count - 1
        let index = block.body.lowerBound + [0, last / 2, last][round]
        guard !lines[index].isEmpty else { continue }
        lines[index] = changed(lines[index])
        if block.language == "sh" { renewed[index] = lines[index] }
      }
      let comparison = try await guides([guide: lines.joined(separator: "\n")]).compare(guide)
      for block in markdown.blocks where lines[block.body] != markdown.lines[block.body] {
        let places = block.line...block.body.upperBound
        let isFound = comparison.problems.contains { $0.line.map(places.contains) ?? false }
        #expect(isFound, "\(block.line), round \(round)")
      }
      #expect(comparison.renewed == renewed.joined(separator: "\n"))
    }
    // A change in the source is reported, too.
    let source = "Chapters/14-Deps1/Deps.swift"
    let text = try Checkout.real(source, replacing: "return deps", with: "return deps1")
    let found = try await guides([source: text]).compare(guide).problems.map(\.message)
    #expect(found.count == 1 && found[0].contains("return deps1"))
  }

  /// The line with one letter in its middle replaced.
  private func changed(_ line: String) -> String {
    var letters = Array(line)
    let middle = letters.indices.last { !letters[$0].isWhitespace && $0 <= letters.count / 2 } ?? 0
    letters[middle] = letters[middle] == "x" ? "y" : "x"
    return String(letters)
  }

  @Test("`guides` reports each code block that quotes no valid source")
  func unchecked() async throws {
    let blocks = [
      "```swift\nlet a = 1\n```", "```text\nx\n```", "<!-- output -->\n```console\nx\n```",
      "```\nx\n```", "<!-- snippet: Deps.swift -->\n```swift\nx\n```",
      "<!-- snippet: Deps.swift nothing -->\n```swift\nx\n```",
      "<!-- transcript: Nothing -->\n```console\nx\n```",
      "<!-- refusal: Nothing -->\n```console\nx\n```",
      "<!-- recorded: Nothing -->\n```console\nx\n```",
      "<!-- recorded: Expected.txt Nothing -->\n```console\nx\n```",
      "<!-- targets: Nowhere -->\n```mermaid\nA --> B\n```",
      "<!-- command: swift build -->\n```console\nx\n```", "```sh\nswift run Deps9\n```",
      "```sh\nswift run workshop tuor\n```", "```sh\nScripts/nothing\n```", "```sh\nmake\n```",
    ]
    let text = try TestCheckout.read(guide) + blocks.map { "\n\($0)\n" }.joined()
    let found = try await guides([guide: text]).compare(guide).problems.compactMap(\.line)
    let added = Markdown(text).blocks.suffix(blocks.count)
    for block in added {
      let count = found.count { (block.line...block.body.upperBound).contains($0) }
      #expect(count == 1, "\(block.text)")
    }
    #expect(found.count == blocks.count)
    #expect(try await problems(guide, text + "```swift\nnever closed").count == 1)
  }

  @Test(
    "`guides` compares a diagram with the package in a chapter's folder",
    arguments: ["Shapes/shared", "../04-ModuleStages/Shapes/shared"])
  func ownPackage(package: String) async throws {
    func differences(_ arrows: String) async throws -> [String] {
      let block = "<!-- targets: \(package) -->\n```mermaid\nflowchart LR\n\(arrows)\n```\n"
      return try await problems("Chapters/04-ModuleStages/README.md", block).filter {
        $0.contains("dependency") || $0.contains("missing")
      }
    }
    let features = ["Login", "Items", "Friends"]
    let all = features.flatMap { ["Main --> \($0)", "\($0) --> ServerAPI"] }
    #expect(try await differences(all.joined(separator: "\n")) == [])
    let found = try await differences("ServerAPI --> Login\nMain --> Login\nMain --> Items")
    #expect(
      found.sorted() == [
        "The diagram has 'ServerAPI --> Login', which is not a dependency.",
        "The diagram is missing 'Items --> ServerAPI'.",
        "The diagram is missing 'Login --> ServerAPI'.",
        "The diagram is missing the target Friends.",
      ])
  }

  private static let core = chapterFolder("FunctionalCore")

  @Test(
    "`guides` compares a diagram of types with the source files",
    arguments: [
      ("Sources/Features/ItemsCore/Item.swift", "public let id", "public  let id", nil),
      (
        "Sources/Features/ItemsCore/Decision.swift", "func discount(", "/// Names \nfunc discount(",
        nil
      ),
      (
        "\(core)/Shell.swift", "self.clock = clock",
        "self.clock = clock; _ = RemoteItem.self", "source '  ItemListViewModel --> RemoteItem'"
      ),
      (
        "\(core)/More.md", "    Decision\n", "    Decided\n",
        "No file in ItemsCore declares Decided."
      ),
      (
        "\(core)/More.md", "subgraph ItemsCore", "subgraph Items",
        "Draw Items outside FunctionalCore, which doesn't import it."
      ),
      ("\(core)/More.md", "  end\n  end", "  end", "Write 'subgraph MODULE' above"),
    ] as [(String, String, String, String?)])
  func modules(file: String, old: String, new: String, told: String?) async throws {
    let page = "\(Self.core)/More.md"
    let text = try Checkout.real(file, replacing: old, with: new)
    let found = try await guides([file: text]).compare(page).problems.map(\.message)
    #expect(found.count == (told == nil ? 0 : 1), "\(found)")
    if let told { #expect(found.first?.contains(told) == true, "\(found)") }
  }

  @Test("`guides` rejects commands whose program, path or test doesn't exist")
  func commands() async throws {
    let right = [
      "swift run Deps1", "swift run -c release Deps1", "swift run lab rebuilds",
      "swift run lab Scripts/check-style", "swift test", "Scripts/check-style",
      "swift test --package-path Chapters/04-ModuleStages/Shapes/shared",
    ]
    let wrong = [
      "swift run Deps9", "swift run Numbers", "swift run -c debug Deps1",
      "swift run lab Scripts/nothing", "swift run workshop tours", "swift test x", "swift build",
      "swift test --package-path Chapters/04-ModuleStages", "Scripts/nothing",
    ]
    let block = (right + wrong).map { "```sh\n\($0)\n```\n" }.joined()
    let said = wrong.map { "'\($0)' is not a command of this package." }
    #expect(try await problems(added: block) == said)
    // In running text, capitals are placeholders.
    let text =
      "`swift run NAME` `swift run workshop run 14` `swift test --filter Deps1Tests` "
      + "`swift run Deps9` `swift test --filter Deps9Tests.Suite/test`\n"
    #expect(try await problems(added: text) == [said[0], "No test target Deps9Tests."])
  }

  @Test("`guides` rejects quoted output of programs outside this package")
  func quotedPrograms() async throws {
    let transcript = try TestCheckout.read("Chapters/14-Deps1/Expected.txt").dropLast()
    func block(_ command: String) -> String {
      "<!-- command: \(command) -->\n```console\n$ \(command)\n\(transcript)\n```\n"
    }
    #expect(try await problems(added: block("swift run Deps1")) == [])
    let wrong = ["swift run Deps9", "swift test", "ls"].map(block).joined()
    let said = "Quote only 'swift run PROGRAM …' with a program of this package."
    #expect(try await problems(added: wrong) == [said, said, said])
  }

  @Test(
    "`guides` reports a missing title, heading, run line or glossary term",
    arguments: [
      ("# 14 Deps1: ", "# Deps1: ", "The title must be '# 14 Deps1: …'."),
      (
        "## Use it when, not when", "## Use it when",
        "Missing the heading '## Use it when, not when'."
      ),
      (
        "`swift run Deps1` · proofs:", "`swift run Deps1`, proofs:", "Missing the line '`swift run "
      ),
      (
        body, "\(body)\nIt is a **ghost term**.\n",
        "Add the bold term 'ghost term' to Chapters/Glossary.md."
      ),
    ])
  func changed(old: String, new: String, said: String) async throws {
    let problems = try await problems(guide, Checkout.real(guide, replacing: old, with: new))
    #expect(problems.count == 1 && problems[0].hasPrefix(said), "\(problems)")
  }

  private static let body = "## Practice\n"

  @Test("`guides` prints each guide's minutes, blocks and sentence lengths")
  func figures() async throws {
    let page =
      "# 14 Deps1: x\n\nAfter this chapter you can. (Two words.)\n\n```swift\nlet a = 1\n```\n"
    func notes(_ text: String) async throws -> [String] {
      try await guides([guide: text]).compare(guide).notes.map(\.message)
    }
    let own = [
      "The guide quotes no @Test.",
      "The sentences average 3.5 words, and 100 % have eight or fewer.",
      "The guide must begin with its verdict.",
    ]
    #expect(try await notes(page) == own)
    let code = String(repeating: "0\n", count: 100)
    let blocks = String(repeating: "```mermaid\na\n```\n", count: 14)
    let words = String(repeating: "word ", count: 690)
    let long = page.replacing("let a = 1", with: "@Test\n\(code)") + blocks + "\n\(words)\n"
    let found = try await notes(long)
    #expect(
      found == [
        "The guide takes 11.7 minutes to read; the limit is 11.5.",
        "The guide has 15 blocks; the limit is 14.",
        "The guide must begin with its verdict.",
      ])
  }

  @Test(
    "A block can quote tests, parts of types, differences and transcripts",
    arguments: [
      (
        "swift", "test: ValuesTests/value",
        """
        @Test("A value")
        func value() {
          #expect(1 == 1)
        }
        """
      ),
      (
        "swift", "test: rows",
        """
        @Test("Rows", arguments: [1, 2])
        func rows(row: Int) {}
        """
      ),
      (
        "swift", "code: Cart.swift Cart { total }, add",
        """
        struct Cart {
          // …
          /// The sum.
          func total() -> Int { 1 }
        }
        func add() {}
        """
      ),
      (
        "diff", "difference: Cart.swift Old.Cart -> Cart.swift Old.Basket",
        "- struct Cart {\n+ struct Basket {\n    let a = 1\n  }"
      ),
      ("console", "transcript: Fake A / fa.getAs … fa.getAs", "fa.getAs() // [-1, -2, -3]"),
      (
        "console", "transcript: Fake A / controllerc2.total … end",
        "controllerc2.total() // 30"
      ),
    ])
  func quoted(language: String, mark: String, text: String) async throws {
    let block = "<!-- \(mark) -->\n```\(language)\n\(text)\n```\n"
    let folder = chapterFolder("Deps1")
    let page = try TestCheckout.read(guide) + block
    let compared = try await guides([
      guide: page,
      "\(folder)/Cart.swift": """
      /// A cart.
      struct Cart {
        let first = 1

        /// The sum.
        func total() -> Int { 1 }
      }
      func add() {}
      enum Old {
        struct Cart {
          let a = 1
        }
        struct Basket {
          let a = 1
        }
      }

      """,
      "Tests/Chapters/Deps1Tests/ValuesTests.swift": """
      @Suite("Values") struct ValuesTests {
        @Test("A value", .proves("DEPS-1"))
        func value() {
          #expect(1 == 1)
          proved("DEPS-1")
        }
        @Test("Rows", .proves("DEPS-1"), arguments: [1, 2]) func other() {}
        @Test(
          "Rows", .enabled(if: true), arguments: [1, 2])
        func rows(row: Int) {}
      }

      """,
    ]).compare(guide)
    #expect(compared.problems.map(\.message) == [])
  }

  @Test(
    "A block can quote an app's version or one of its changes",
    arguments: [
      ("swift", "version: ../App 0 A.swift Cart.add", "func add() { 1 }"),
      ("swift", "version: ../App 2 A.swift Cart.add", "func add() { 3 }"),
      (
        "diff", "change: ../App 1 A.swift Cart",
        "  struct Cart {\n-   func add() { 1 }\n+   func add() { 2 }\n    let a = 1\n  …\n  }"
      ),
    ])
  func versions(language: String, mark: String, text: String) async throws {
    let block = "<!-- \(mark) -->\n```\(language)\n\(text)\n```\n"
    let found = try await versionProblems(block)
    #expect(found == [])
  }

  @Test(
    "`guides` reports an unknown version and a diff that doesn't apply",
    arguments: [
      (
        "-  func add() { 2 }\n+  func add() { 3 }", "version: ../App 3 A.swift Cart", "Version 3 of"
      ),
      (
        "-  func add() { 2 }\n+  func add() { 3 }", "version: ../App 1 B.swift Cart",
        "no file B.swift"
      ),
      (
        "-  func add() { 9 }\n+  func add() { 3 }", "version: ../App 1 A.swift Cart",
        "has other lines at 2."
      ),
      ("   func add() { 2 }", "version: ../App 1 A.swift Cart", "isn't expected here."),
      ("-  func add() { 2 }", "version: ../App A.swift", "Write 'version: FOLDER NUMBER"),
    ])
  func noVersion(second: String, mark: String, told: String) async throws {
    let found = try await versionProblems("<!-- \(mark) -->\n```swift\nx\n```\n", second: second)
    #expect(found.count == 1 && found[0].contains(told), "\(found)")
  }

  /// The problems with a block that quotes an app of three versions.
  private func versionProblems(
    _ block: String, second: String = "-  func add() { 2 }\n+  func add() { 3 }"
  ) async throws -> [String] {
    let header = "--- a/S/A.swift\n+++ b/S/A.swift\n@@ -2 +2 @@\n"
    return try await guides([
      guide: TestCheckout.read(guide) + block,
      "Chapters/App/App/S/A.swift":
        "struct Cart {\n  func add() { 1 }\n  let a = 1\n  let b = 1\n}\n",
      "Chapters/App/Differences/1.diff":
        header + "-  func add() { 1 }\n+  func add() { 2 }\n",
      "Chapters/App/Differences/2.diff": header + second + "\n",
    ]).compare(guide).problems.map(\.message)
  }

  @Test(
    "`guides` reports a block whose source doesn't exist",
    arguments: [
      ("swift", "test: nothing", "has no test 'nothing'."),
      ("swift", "test: PatternTests/nothing", "has no test 'PatternTests/nothing'."),
      ("swift", "code: Deps.swift Deps { nothing }", "Deps declares no 'nothing'."),
      ("swift", "code: Deps.swift Nothing { a }", "declares no 'Nothing'."),
      ("diff", "difference: Deps.swift Deps", "Write 'difference: FILE NAME -> FILE NAME'"),
      ("console", "transcript: Fake A / zz … zz", "has no lines from 'zz' to 'zz'."),
    ])
  func nothing(language: String, mark: String, told: String) async throws {
    let block = "<!-- \(mark) -->\n```\(language)\nx\n```\n"
    let found = try await problems(guide, TestCheckout.read(guide) + block)
    #expect(found.count == 1 && found[0].contains(told), "\(found)")
  }

  @Test("`guides` reports broken links and verdicts that differ from Claims.md")
  func linksAndVerdicts() async throws {
    let links =
      "[a](Chapters/99.md) [b](Chapters/README.md#nothing) [c](Chapters/README.md#contents)\n"
    let table = """

      | id | claim | verdict |
      |---|---|---|
      | DEPS-12 | It does not compile. | refuted: it does |
      | DEPS-99 | x | holds |

      """
    #expect(
      try await problems(added: links + table) == [
        "Broken link: Chapters/99.md", "Chapters/README.md has no heading #nothing.",
        "DEPS-12: Chapters/Claims.md says 'holds', this row says 'refuted: it does'.",
        "DEPS-99 is not in Chapters/Claims.md.",
      ])
  }

  @Test("`guides` corrects the minutes in the table of contents")
  func minutes() async throws {
    let page = Contents.page
    let text = try TestCheckout.read(page)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| 14 |") })
    var cells = row.split(separator: "|", omittingEmptySubsequences: false)
    let minutes = cells[4]
    cells[4] = " 99 "
    let wrong = text.replacing(row, with: cells.joined(separator: "|"))
    let comparison = try await guides([page: wrong]).compare(page)
    #expect(comparison.problems.isEmpty)
    #expect(
      comparison.notes.map(\.message)
        .contains("14 Deps1 takes \(minutes.filter(\.isNumber)) minutes, not 99."))
    #expect(comparison.renewed == text)
    // 99 minutes are too many for an evening's reading.
    let long = "Reading all parts but the last takes"
    #expect(comparison.notes.contains { $0.message.hasPrefix(long) })
  }

  @Test("`guides` reports an exercise's minutes that differ from its notes")
  func exerciseMinutes() async throws {
    let page = "Chapters/03-SingletonStages/README.md"
    let text = try TestCheckout.read(page)
    let right = "[TestTheLogin](Exercises/TestTheLogin/Tasks.md), 15 minutes"
    try #require(text.contains(right))
    let wrong = text.replacing(right, with: right.replacing("15", with: "25"))
    #expect(try await problems(page, wrong) == ["TestTheLogin takes 15 minutes, not 25."])
  }

  @Test("`guides` reports glossary terms that are repeated or not bold")
  func glossary() async throws {
    let page = Glossary.page
    let more = "| ghost term | It is not there. | [14](14-Deps1/README.md) | everywhere |\n"
    let rule = "|---|---|---|---|\n"
    let text = try Checkout.real(page, replacing: rule, with: rule + more + more)
    let found = try await problems(page, text)
    #expect(
      found == [
        "Write 'ghost term' in bold in Chapters/14-Deps1/README.md.",
        "Write 'ghost term' in bold in Chapters/14-Deps1/README.md.",
        "Remove this entry: 'ghost term' has another one.",
      ])
  }
}
