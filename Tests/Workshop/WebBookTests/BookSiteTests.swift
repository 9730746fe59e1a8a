import Book
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("`BookSite`: the book as web pages")
struct BookSiteTests {
  private static let files = Task { try BookSite(TestCheckout.checkout).files() }

  @Test("Every page has a title, navigation and working links")
  func pages() async throws {
    let files = try await Self.files.value
    for page in try TestCheckout.checkout.pages() {
      let path = page == "README.md" ? "about.html" : "\(page.dropLast(3)).html"
      let html = try #require(files[path], "\(page)")
      #expect(html.matches(of: #/<h1[ >]/#).count == 1, "\(page)")
      #expect(html.contains("<html lang=\"en\">") && html.contains("<nav aria-label=\"Book\">"))
    }
    let source = try #require(files["Chapters/14-Deps1/Refused/Original.swift.html"])
    #expect(source.contains("<span class=\"k\">class</span>"))
    #expect(files["Chapters/14-Deps1/Exercises/UseAndReplace/Tasks.html"] != nil)
    let guide = try #require(files["Chapters/15-Deps2/README.html"])
    #expect(guide.contains("href=\"../../Chapters/14-Deps1/README.html\">← 14 Deps1</a>"))
    #expect(guide.contains("href=\"../../Chapters/16-Deps3/README.html\">16 Deps3 →</a>"))
    #expect(guide.contains("<dfn tabindex=\"0\" title="))
    #expect(
      !guide.contains("class=\"terminal\"") && guide.contains("<span class=\"over\">15 Deps2"))
    let rail = try #require(files["rail.js"])
    for chapter in try TestCheckout.checkout.chapters() {
      #expect(rail.contains("\"\(chapter.folder)/README.html\""))
    }
  }

  private func plain(_ html: some StringProtocol) -> String {
    String(html).replacing(#/<[^>]+>/#, with: "").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }

  @Test("A chapter's page marks exactly the values in its Expected.txt")
  func program() async throws {
    let files = try await Self.files.value
    for chapter in try TestCheckout.checkout.chapters() {
      let html = try #require(files["\(chapter.folder)/README.html"])
      let program = try #require(html.components(separatedBy: "<section id=\"program\"").last)
      let text = plain(program)
      let questions = try TranscriptQuestion.all(of: chapter, in: TestCheckout.checkout)
      for question in questions where question.words == nil {
        #expect(text.contains("// \(question.value)"), "\(chapter.title): \(question.expression)")
      }
      let printed = try TestCheckout.read(chapter.expected).lines
      for value in html.matches(of: #/class="v"[^>]*>([^<]*)</#).map({ plain($0.1) }) {
        #expect(printed.contains { $0.hasSuffix(" \(value)") }, "\(chapter.title): \(value)")
      }
      for path in try TestCheckout.checkout.sources(of: chapter) {
        #expect(files["\(path).html"]?.contains("class=\"v\"") != true, "\(path)")
      }
    }
  }

  @Test("The front page shows a chapter's code with values, and working links")
  func front() async throws {
    let files = try await Self.files.value
    let front = try #require(files["index.html"])
    #expect(front.matches(of: #/<h1>/#).count == 1)
    let (chapter, section) = BookSite.slice
    let sections = try TestCheckout.checkout.playedSections(
      of: TestCheckout.checkout.chapter(chapter))
    let lines = try #require(sections.first { $0.title == section }).lines
    #expect(lines.count == 4 && lines.last?.value?.text == "No login: Offline()")
    let slice = try #require(
      front.firstMatch(of: #/<section class="slice".*?<\/section>/#.dotMatchesNewlines()))
    #expect(slice.0.contains("data-of=\"\(chapter)\" data-section=\"\(section)\""))
    #expect(plain(slice.0).contains(lines.map(\.text).joined(separator: "\n")))
    let links = front.matches(of: #/href="([^"#]+\.html)(?:#([^"]+))?"/#)
    #expect(links.count > 12)
    for link in links {
      let page = try #require(files[String(link.1)], "\(link.1)")
      if let anchor = link.2 { #expect(page.contains("id=\"\(anchor)\""), "\(link.0)") }
    }
    for words in ["one screen", "what to inject", "a first exercise", "About this book", "courses"]
    {
      #expect(front.contains("\">\(words)</a>"), "\(words)")
    }
  }

  @Test("The page of a difference shows each changed file, before and after")
  func difference() async throws {
    let files = try await Self.files.value
    let html = try #require(files["Chapters/OldApp/Differences/8.diff.html"])
    #expect(html.contains("<h1>Difference 8 of 8</h1>") && html.contains("href=\"7.diff.html\""))
    let app = try AppVersions(in: "Chapters/OldApp", of: TestCheckout.checkout)
    let paths = try #require(app.differences.last).files.map(\.path)
    let shown = html.matches(of: /<h2>(.+?)<\/h2>/).map { String($0.1) }
    #expect(Set(shown) == Set(paths) && shown.count == paths.count)
    #expect(shown.first == "Sources/OldApp/APIClient.swift")
    #expect(html.matches(of: /<div class="sides">/).count == paths.count)
    let root = try #require(files["Chapters/OldApp/Differences/4.diff.html"])
    #expect(root.contains("<h2>Sources/OldApp/Root.swift</h2>\n<p>New</p>"))
    // The differences of chapter 34 have no app in versions.
    #expect(files["Chapters/34-EveryWay/Edits/closure.diff.html"]?.contains("@@") == true)
  }

  @Test("The live book has an editor for each version of the old app, and links to it")
  func versions() async throws {
    let site = try BookSite(TestCheckout.checkout, isLive: true)
    let page = try site.page(of: "Chapters/OldApp.md").html
    for number in [0, 1, 7] {
      #expect(page.contains("href=\"OldApp/Versions/\(number).html\""), "\(number)")
    }
    let count = try AppVersions(in: "Chapters/OldApp", of: TestCheckout.checkout).files.count
    for number in 0..<count {
      let html = try #require(try site.page(at: "Chapters/OldApp/Versions/\(number).html"))
      #expect(html.contains("data-of=\"OldApp\(number)\" data-kind=\"version\""))
    }
    let third = try #require(try site.page(at: "Chapters/OldApp/Versions/3.html"))
    #expect(third.contains("<h1>After difference 3</h1>"))
    #expect(third.contains("<h3>Sources/OldApp/AppClock.swift</h3>"))
    #expect(third.contains("href=\"2.html\"") && third.contains("href=\"4.html\""))
    #expect(try site.page(at: "Chapters/OldApp/Versions/\(count).html") == nil)
    for number in 1..<count {
      let page = try site.page(at: "Chapters/OldApp/Differences/\(number).diff.html")
      #expect(page?.contains("href=\"../Versions/\(number).html\"") == true, "\(number)")
    }
    // Pages without a server have no editor, and no link to one.
    let files = try await Self.files.value
    #expect(!files.keys.contains { $0.contains("Versions/") })
    #expect(!files.values.contains { $0.contains("Versions/") })
  }

  @Test("A guide's code block names the file and lines that it quotes")
  func places() async throws {
    let files = try await Self.files.value
    var count = 0
    for chapter in try TestCheckout.checkout.chapters() {
      let html = try #require(files["\(chapter.folder)/README.html"])
      let blocks = html.matches(of: #/<div class="block"([^>]*)>(.*?)<\/div>/#.dotMatchesNewlines())
      for block in blocks {
        func value(_ name: String) -> String? {
          block.1.split(separator: " data-").first { $0.hasPrefix("\(name)=") }
            .map { plain($0.dropFirst(name.count + 2).dropLast()) }
        }
        guard let file = value("file"), let from = value("from").flatMap({ Int($0) }),
          let to = value("to").flatMap({ Int($0) })
        else { continue }
        count += 1
        let place: Comment = "\(chapter.title), block \(value("block") ?? ""), \(file):\(from)"
        #expect(!file.contains("Refused/") && !file.contains("InYourApp/"), place)
        let source = try TestCheckout.read(resolved(file, from: chapter.guide)).lines
        let shown = plain(block.2).lines.filter { !$0.isBlank }
        if value("section") == nil {
          let ranges = (value("lines") ?? "\(from)-\(to)").split(separator: " ").map { range in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            return source[(ends[0] - 1)..<ends[1]]
          }
          func bare(_ lines: some Sequence<String>) -> [String] {
            lines.map { $0.trimming { $0 == " " } }.filter { !$0.isEmpty }
          }
          // `// …` stands for what a block leaves out.
          #expect(bare(ranges.joined()).withoutMarks == bare(shown).filter { $0 != "// …" }, place)
        } else {
          // The first line is the argument of `show`, `step` or `note`.
          let code = shown.map { line in
            (line.firstRange(of: "  // ").map { line[..<$0.lowerBound] } ?? line[...])
              .trimming { " /".contains($0) }
          }
          let program = source.map { $0.replacing("\\\"", with: "\"") }
          let first =
            code[0].firstRange(of: "print(").map { code[0][..<$0.lowerBound] } ?? code[0][...]
          #expect(program[from - 1].contains(first.prefix(30)), place)
          #expect(from <= to && to <= source.count, place)
        }
      }
    }
    #expect(count > 500)
  }

  @Test("The search index is JSON and links to existing pages")
  func search() async throws {
    let files = try await Self.files.value
    let text = try #require(files["search.js"])
    let json = text.dropFirst("const pages = ".count).dropLast(2)
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String]])
    #expect(rows.count > 1000)
    for row in rows {
      let page = try #require(row[2].split(separator: "#").first)
      #expect(files[String(page)] != nil, "\(row)")
    }
    #expect(rows.contains { $0[0] == "splice" })
    #expect(rows.contains { $0[0].hasPrefix("DEPS-117 ") })
    #expect(rows.allSatisfy { $0.count == 5 })
    // A word of a section finds its heading.
    let rule = rows.first { $0[0] == "A database context" }
    #expect(rule?[4].split(separator: " ").contains("swiftdata") == true)
    // A refuted claim is marked, and an exercise has one row.
    let claim = rows.first { $0[0].hasPrefix("DEPS-117 ") }
    #expect(claim?[1].hasPrefix("Refuted: the program delivers") == true)
    #expect(claim?[2] == "Chapters/Claims.html#DEPS-117")
    #expect(files["Chapters/Claims.html"]?.contains("<span id=\"DEPS-117\">") == true)
    let exercises = rows.filter { $0[0].localizedStandardContains("use and replace") }
    #expect(exercises.map { $0[3] } == ["exercise"])
    #expect(exercises.first?[0] == "UseAndReplace: Use and replace")
    for (path, kind) in [("README", "chapter"), ("More", "more")] {
      #expect(rows.contains { $0[2].hasPrefix("Chapters/14-Deps1/\(path).html#") && $0[3] == kind })
    }
    let symptom = rows.first { $0[0] == "The login test hits the real server" }
    #expect(symptom?[2] == "Chapters/03-SingletonStages/README.html")
    let words = rows.first { $0[0].hasPrefix("A child coordinator or router is never freed") }
    #expect(words?[2] == "Chapters/06-CompositionRoot/More.html#a-child-flow-after-back")
  }

  @Test("`BookSite` exports no file outside the checkout")
  func strangersFork() throws {
    let name = "<img src=x onerror='a'>&\"#?%41.swift"
    let (of, empty) = ("Chapters/01-<b>", "# A\n\nb\n")
    var texts = [
      "README.md": "# A\n\n[leak](leak) [git](.git/config) [b](\(name.percentEncoded))\n",
      name: "let a = 1\n", ".git/config": "private",
      "Chapters/README.md":
        "# A\n\n| # | name | q | m | e |\n|-|-|-|-|-|\n| 01 | <b> | q | 1 | |\n",
      "\(of)/README.md": empty, "\(of)/main.swift": "section(\"A\")\nshow(1)\n",
      "\(of)/Expected.txt": "== A ==\n1 // 1\n", "\(of)/\(name)": "let b = 2\n",
      "\(of)/Experiments/1.swift": "",
    ]
    for page in ["Choosing", "Claims", "Commands", "Courses", "Glossary"] {
      texts["Chapters/\(page).md"] = empty
    }
    for asset in BookSite.assets { texts["Sources/Workshop/WebBook/Assets/\(asset)"] = "" }
    let root = try TestCheckout.folder("fork-\(UUID())", files: texts)
    let outside = try TestCheckout.folder("outside-\(UUID())", files: ["a.swift": "private"])
    defer { for folder in [root, outside] { try? RealFiles().remove(folder) } }
    for link in ["leak", "\(of)/leak.swift"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(link)", withDestinationPath: "\(outside)/a.swift")
    }
    var problems: [String] = []
    let files = try BookSite(Checkout(root: root, files: RealFiles())).files {
      problems.append($0)
    }
    #expect(files["leak.html"]?.contains("links outside this checkout.") == true)
    #expect(!files.values.contains { $0.contains("private") })
    // Pages and terminal report the missing parts.
    #expect(
      problems.count { $0.contains("can't be shown") } == 3
        && problems.contains { $0.contains("1.swift") })
    let guide = try #require(files["\(of)/README.html"])
    #expect(guide.contains("<a href=\"\(name.percentEncoded).html\">\(name.escapedForHTML)</a>"))
    #expect(files["\(of)/\(name).html"]?.contains("<span class=\"k\">let</span>") == true)
    #expect(files["about.html"]?.contains("href=\"\(name.percentEncoded).html\"") == true)
    for (path, html) in files where path.hasSuffix(".html") {
      let head = try #require(html.components(separatedBy: "<title>").first)
      #expect(head.contains(ContentPolicy.tag), "\(path)")
      #expect(!html.contains("<img") && !html.contains("<b>"), "\(path)")
    }
  }

  @Test("`BookSite` throws an error for a link to a missing heading")
  func brokenLink() throws {
    let text = try TestCheckout.read("Chapters/Commands.md") + "\n[x](Glossary.md#nothing)\n"
    let checkout = Checkout.with(["Chapters/Commands.md": text])
    let message = "Chapters/Commands.html: broken link ../Chapters/Glossary.html#nothing"
    #expect(throws: ToolError(message)) { try BookSite(checkout).files() }
  }
}
