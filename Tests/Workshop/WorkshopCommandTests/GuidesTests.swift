import Book
import TestSupport
import Testing

@Suite("Pages against what they quote")
struct GuidesTests {
  /// The check of the real pages.
  private static let real = Task {
    try TestCheckout.workspace.guides(try await TargetGraph.own)
  }

  /// The pages' check over the real checkout in which some files have another text.
  private func guides(_ changed: [String: String?] = [:]) async throws -> Guides {
    var guides = try await Self.real.value
    guides.checkout = .with(changed)
    return guides
  }

  private let guide = "Chapters/14-Deps1/README.md"

  private func problems(_ page: String, _ text: String) async throws -> [String] {
    try await guides([page: text]).compare(page).problems.map(\.message)
  }

  /// What is found when this stands at the end of the README.
  private func problems(added text: String) async throws -> [String] {
    try await problems("README.md", try TestCheckout.read("README.md") + text)
  }

  @Test("Every page is as its sources")
  func realPages() async throws {
    let guides = try await guides()
    let pages = try TestCheckout.checkout.pages()
    let chapters = try TestCheckout.checkout.chapters()
    let more = chapters.filter {
      TestCheckout.checkout.files.exists(TestCheckout.checkout.path($0.more))
    }
    #expect(pages.count == 9 + chapters.count + more.count)
    for page in pages {
      let comparison = try await guides.compare(page)
      #expect(comparison.problems == [])
      #expect(try comparison.renewed == TestCheckout.checkout.read(page))
      if comparison.problems.isEmpty { proved(page) }
    }
  }

  /// What happens is recorded from outside, so that a reader sees the pattern alone.
  @Test(
    "No type that a page quotes has a recorder or a tally in it", arguments: try GuidesTests.pages()
  )
  func cleanTypes(page: String) throws {
    let rig = #/^ *(?:private |public |static )*(?:let|var) \w+(?:: | = )(?:Recorder|Tally)\b/#
    let markdown = Markdown(try TestCheckout.checkout.read(page))
    for block in markdown.blocks where block.language == "swift" {
      let found = markdown.lines[block.body].filter { $0.contains(rig) }
      #expect(found == [], "\(page):\(block.body.lowerBound)")
    }
  }

  @Test(
    "One changed character in a line of any block is found, and renewed where it is a copy",
    arguments: ["Chapters/14-Deps1/README.md", "README.md", "Chapters/04-ModuleStages/README.md"])
  func oneCharacter(page: String) async throws {
    let text = try TestCheckout.checkout.read(page)
    let markdown = Markdown(text)
    // A test of its own sees what is changed in some blocks.
    let blocks = markdown.blocks.filter { $0.marker?.hasPrefix("tested:") != true }
    // In each round one line of every block is changed: each block is compared by itself. Every line
    // has its round on one page; on the others the first, the last and the one in the middle.
    let longest = blocks.map(\.body.count).max() ?? 0
    for round in 0..<(page == guide ? longest : 3) {
      var (lines, renewed) = (markdown.lines, markdown.lines)
      var broken: [Markdown.Block] = []
      for block in blocks where page != guide || round < block.body.count {
        let count = block.body.count
        let line = page == guide ? round : [0, count / 2, count - 1][round]
        let index = block.body.lowerBound + line
        guard !lines[index].isEmpty else { continue }
        broken.append(block)
        lines[index] = changed(lines[index])
        // Of bars the page says itself which it shows, and how.
        let isDrawn =
          ["objects", "sequence"].contains { block.marker?.hasPrefix($0) == true }
          || ["xychart", "  bar", "  y-axis"].contains { markdown.lines[index].hasPrefix($0) }
        if block.language != "swift" && block.language != "console" && !isDrawn {
          renewed[index] = lines[index]
        }
      }
      let comparison = try await guides([page: lines.joined(separator: "\n")]).compare(page)
      for block in broken {
        let isFound = comparison.problems.contains { problem in
          problem.line.map { block.line...block.body.upperBound ~= $0 } ?? false
        }
        #expect(isFound, "\(page):\(block.line), round \(round)")
      }
      #expect(comparison.renewed == renewed.joined(separator: "\n"))
    }
  }

  private static func pages() throws -> [String] {
    ["README.md", "Chapters/Maintaining/Adding.md"]
      + (try TestCheckout.checkout.chapters().map(\.guide))
  }

  /// The line with another letter in its middle.
  private func changed(_ line: String) -> String {
    var letters = Array(line)
    let middle = letters.indices.last { !letters[$0].isWhitespace && $0 <= letters.count / 2 } ?? 0
    letters[middle] = letters[middle] == "x" ? "y" : "x"
    return String(letters)
  }

  @Test("A changed source turns the page red")
  func changedSource() async throws {
    let source = "Chapters/14-Deps1/Deps.swift"
    let text = try Checkout.real(source, replacing: "return deps", with: "return deps1")
    let found = try await guides([source: text]).compare(guide).problems
    #expect(found.count == 1)
    #expect(found.first?.message.contains("return deps1") == true)
  }

  @Test(
    "A block that nothing checks is found",
    arguments: [
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
      "```swift\nnever closed",
    ])
  func unchecked(block: String) async throws {
    let text = try TestCheckout.checkout.read(guide) + "\n" + block + "\n"
    #expect(try await problems(guide, text).count == 1)
  }

  @Test(
    "A diagram of a chapter's own package is compared with that package, from the page's folder",
    arguments: [
      ("04-ModuleStages", "Shapes/shared"), ("05-Adapters", "../04-ModuleStages/Shapes/shared"),
    ])
  func ownPackage(folder: String, package: String) async throws {
    func differences(_ arrows: String) async throws -> [String] {
      let block = "<!-- targets: \(package) -->\n```mermaid\nflowchart LR\n\(arrows)\n```\n"
      return try await problems("Chapters/\(folder)/README.md", block).filter {
        $0.contains("arrow") || $0.contains("lacks")
      }
    }
    let features = ["Login", "Items", "Friends"]
    let all = features.flatMap { ["Main --> \($0)", "\($0) --> ServerAPI"] }
    #expect(try await differences(all.joined(separator: "\n")) == [])
    let found = try await differences("ServerAPI --> Login\nMain --> Login\nMain --> Items")
    #expect(
      found.sorted() == [
        "The diagram draws 'ServerAPI --> Login', the package has no such arrow.",
        "The diagram lacks 'Items --> ServerAPI'.", "The diagram lacks 'Login --> ServerAPI'.",
        "The diagram lacks the target Friends.",
      ])
  }

  @Test("A link that leads nowhere is found, and a heading that is not there")
  func links() async throws {
    let links =
      "[a](Chapters/99.md) [b](Chapters/README.md#nothing) [c](Chapters/README.md#contents)"
    #expect(
      try await problems(added: links) == [
        "The link leads nowhere: Chapters/99.md", "Chapters/README.md has no heading #nothing.",
      ])
  }

  @Test("A command in running text that is not there is found; capitals stand for another word")
  func inlineCommands() async throws {
    let wrong = "`swift run Deps9` `Scripts/nothing` `swift test --filter Deps9Tests.Suite/test`\n"
    #expect(
      try await problems(added: wrong) == [
        "'swift run Deps9' is not a command of this package.",
        "'Scripts/nothing' is not a command of this package.", "There are no tests Deps9Tests.",
      ])
    let right = "`swift run NAME` `swift run workshop run 14` `swift test --filter Deps1Tests`\n"
    #expect(try await problems(added: right) == [])
  }

  @Test(
    "A block of commands names what is there: programs, their paths, packages within the package",
    arguments: [
      ("swift run Deps1", true), ("swift run Deps9", false), ("swift run Numbers", false),
      ("swift run -c release Deps1", true), ("swift run -c debug Deps1", false),
      ("swift run lab rebuilds", true), ("swift run lab Scripts/check-style", true),
      ("swift run lab Scripts/nothing", false), ("swift run workshop tours", false),
      ("swift test", true), ("swift test x", false), ("swift build", false),
      ("swift test --package-path Chapters/04-ModuleStages/Shapes/shared", true),
      ("swift test --package-path Chapters/04-ModuleStages", false), ("Scripts/check-style", true),
    ])
  func commands(line: String, isThere: Bool) async throws {
    #expect(
      try await problems(added: "```sh\n\(line)\n```\n")
        == (isThere ? [] : ["'\(line)' is not a command of this package."]))
  }

  @Test("A block quotes what a chapter prints, and no program that is not there")
  func quotedPrograms() async throws {
    let transcript = try TestCheckout.checkout.read("Chapters/14-Deps1/Expected.txt").dropLast()
    func block(_ command: String) -> String {
      "<!-- command: \(command) -->\n```console\n$ \(command)\n\(transcript)\n```\n"
    }
    #expect(try await problems(added: block("swift run Deps1")) == [])
    for command in ["swift run Deps9", "swift test", "ls"] {
      #expect(
        try await problems(added: block(command))
          == ["Only 'swift run PROGRAM …' of this package can be quoted."])
    }
  }

  @Test(
    "A guide has its form: title, headings, terms, and where it leads",
    arguments: [
      ("# 14 Deps1: ", "# Deps1: ", "The title must be '# 14 Deps1: …'."),
      ("## When it goes wrong", "## Errors", "The headings must be: "),
      (
        "`swift run Deps1` · proofs:", "`swift run Deps1`, proofs:", "There is no line '`swift run "
      ),
      ("## Next\n", "## Next\n\nNo link.\n\n### More\n", "'Next' leads to no chapter."),
      (
        "## When it goes wrong\n", "## When it goes wrong\n\nThe document is wrong.\n",
        "It speaks of the document"
      ),
      (
        "## When it goes wrong\n", "## When it goes wrong\n\nIt is a **ghost term**.\n",
        "'ghost term' is in bold, and not in Chapters/Glossary.md."
      ),
    ])
  func changed(old: String, new: String, said: String) async throws {
    let problems = try await problems(guide, Checkout.real(guide, replacing: old, with: new))
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(said) == true)
  }

  @Test("A guide without a picture is found; of length, and of code for few words, there is a note")
  func noPicture() async throws {
    let code = "# 14 Deps1\n\nTwo words.\n\n```swift\nlet a = 1\n```\n"
    let dense = try await guides([guide: code]).compare(guide)
    #expect(dense.problems.map(\.message).contains("There is no picture."))
    #expect(dense.notes.map(\.message) == ["It has 2 words of prose for 1 lines of Swift."])
    let words = try TestCheckout.read(guide) + String(repeating: "word ", count: 2000)
    let long = try await guides([guide: words]).compare(guide)
    #expect(long.problems == [])
    #expect(long.notes.map(\.message).first?.hasSuffix("words, more than 10 minutes.") == true)
  }

  @Test("A verdict that is not that of Claims.md is found, and an id that is not there")
  func verdicts() async throws {
    let table =
      "\n| id | claim | verdict |\n|---|---|---|\n| DEPS-12 | It does not compile. | refuted: it does |\n| DEPS-99 | x | holds |\n"
    #expect(
      try await problems(added: table) == [
        "DEPS-12: Chapters/Claims.md says 'holds', this row says 'refuted: it does'.",
        "DEPS-99 is not in Chapters/Claims.md.",
      ])
  }

  @Test("The minutes of the contents are those of the guides, and are made right")
  func minutes() async throws {
    let page = Contents.page
    let text = try TestCheckout.read(page)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| 14 |") })
    var cells = row.split(separator: "|", omittingEmptySubsequences: false)
    let minutes = cells[4]
    cells[4] = " 99 "
    let wrong = text.replacing(row, with: cells.joined(separator: "|"))
    let comparison = try await guides([page: wrong]).compare(page)
    #expect(
      comparison.problems.map(\.message)
        == ["14 Deps1 takes \(minutes.filter(\.isNumber)) minutes, not 99."])
    #expect(comparison.renewed == text)
    #expect(comparison.notes.count == 1)
  }

  @Test("A term of the glossary stands in bold in the guide that it names, and has one entry")
  func glossary() async throws {
    let page = Glossary.page
    let more = "| ghost term | It is not there. | [14](14-Deps1/README.md) |\n"
    let found = try await problems(page, try TestCheckout.read(page) + more + more)
    #expect(
      found == [
        "Chapters/14-Deps1/README.md does not have 'ghost term' in bold.",
        "Chapters/14-Deps1/README.md does not have 'ghost term' in bold.",
        "'ghost term' has an entry above.",
      ])
  }
}
