import Book
import ExerciseKit
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("`BookServer`")
struct BookServerTests {
  private let played: PlayedCheckout
  private let server: BookServer

  init() async throws {
    played = try PlayedCheckout(of: ["UseAndReplace"], chapters: ["Deps1"], isBook: true)
    server = try await BookServer(played.workspace, port: 8642, token: "secret")
  }

  /// The headers of a page of the book.
  private static let own = [
    "host": "127.0.0.1:8642", "origin": "http://127.0.0.1:8642", "x-book": "1",
  ]

  private func ask(
    _ method: String = "GET", _ target: String, _ headers: [String: String] = Self.own,
    _ body: String = ""
  ) async throws -> (status: Int, text: String, headers: [(String, String)]) {
    let lines = ["\(method) \(target) HTTP/1.1"] + headers.map { "\($0.key): \($0.value)" }
    let head = try #require(HTTPHead(lines.joined(separator: "\r\n").utf8))
    let response: HTTPResponse
    if let refusal = server.refusal(of: head) {
      response = refusal
    } else {
      let request = try #require(HTTPRequest(head, body: Array(body.utf8)))
      response = await server.answer(request)
    }
    guard case .bytes(let bytes) = response.body else { return (response.status, "", []) }
    let type = [("type", response.type)]
    return (response.status, String(decoding: bytes, as: UTF8.self), response.headers + type)
  }

  @Test("`BookServer` serves the book's files, but no hidden or outside files")
  func pages() async throws {
    try played.write("a: b", to: ".github/x.yml")
    for path in [
      "", "Chapters/README.html", "Chapters/14-Deps1/Deps.swift.html", "book.css", "live.js",
      "editor.css", "swift.js", "search.js", "rail.js", "early.js", "text.css", "finder.js",
      "files.js", "ways.js", "front.js", ".github/x.yml.html",
    ] {
      #expect(try await ask("GET", "/secret/\(path)").status == 200, "\(path)")
    }
    let guide = try await ask("GET", "/secret/Chapters/14-Deps1/README.html").text
    #expect(guide.contains("data-of=\"Deps1\" data-kind=\"chapter\""))
    #expect(guide.contains("class=\"experiment callout\""))
    // Commands for the program, its experiments and its exercise are folded, because the page runs them.
    let folded = guide.matches(
      of: #/<details class="terminal">.*?<\/details>/#.dotMatchesNewlines())
    let commands = [
      "Deps1</code> · proofs", "workshop play Deps1 1</code> asks", "workshop start Use",
    ]
    #expect(folded.count == commands.count)
    #expect(zip(folded, commands).allSatisfy { $0.0.contains("swift run \($1)") })
    try played.write("hidden", to: ".hidden/x.txt")
    // A fork can contain links to any file that its reader can read.
    let outside = try TestCheckout.folder("outside-\(UUID())", files: ["a/b.swift": "private"])
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for (link, target) in [
      ("leak", "\(outside)/a/b.swift"), ("folder", outside), ("mine", ".hidden/x.txt"),
      ("Chapters/leak.md", "\(outside)/a/b.swift"), ("loop", "."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(played.root)/\(link)", withDestinationPath: target)
    }
    let paths = [
      "Chapters/Nothing.html", ".hidden/x.txt.html", "../README.html",
      "Chapters/../Package.swift.html", "Chapters//README.html", "Package.swift%00.html",
      "Package%0A.swift.html", "Package.swift%C2%85.html", "leak.html", "folder/a/b.swift.html",
      "folder.html", "mine.html", "Chapters/leak.html", "loop.html", "loop/folder.html",
      "%22%3E%3Cb%3E.html",
    ]
    for path in paths {
      let answer = try await ask("GET", "/secret/\(path)")
      #expect(answer.status == 404 || path == "loop.html" && answer.status == 409, "\(path)")
      // The error page links to all others.
      #expect(answer.headers.contains { $0 == ("type", "text/html; charset=utf-8") }, "\(path)")
      #expect(answer.text.contains("<a href=\"/secret/index.html\">"), "\(path)")
      #expect(!["hidden</", "private</", "<b>"].contains(where: answer.text.contains), "\(path)")
    }
  }

  @Test("A chapter page reports unreadable files and still has its editor")
  func broken() async throws {
    let folder = "Chapters/14-Deps1"
    for (file, bytes, isMissing) in [
      ("main.swift", [0xFF], false), ("Expected.txt", nil, false), ("Reasons.md", [0xFF], true),
      ("Experiments/1.swift", Array("// What?".utf8), true),
    ] as [(String, [UInt8]?, Bool)] {
      let path = "\(played.root)/\(folder)/\(file)"
      let before = try played.environment.files.bytes(of: path)
      if let bytes {
        try played.environment.files.write(bytes: bytes, to: path)
      } else {
        try played.environment.files.remove(path)
      }
      let page = try await ask("GET", "/secret/\(folder)/README.html")
      #expect(page.status == 200, "\(file)")
      #expect(
        page.text.contains("<p role=\"note\">Part of this page is missing: \(folder)/")
          == isMissing,
        "\(file)")
      #expect(page.text.contains("data-of=\"Deps1\" data-kind=\"chapter\""), "\(file)")
      try played.environment.files.write(bytes: before, to: path)
    }
    #expect(try await !ask("GET", "/secret/\(folder)/README.html").text.contains("is missing"))
  }

  @Test("The page of a large file shows its first megabyte")
  func large() async throws {
    let text = String(repeating: String(repeating: "<", count: 99) + "\n", count: 30_000)
    for name in ["large.txt", "large.swift", "Chapters/large.md"] {
      try played.write(text, to: name)
      let page = try await ask("GET", "/secret/\(name.replacing(".md", with: "")).html")
      #expect(page.status == 200)
      #expect(page.text.contains("<p>This file has 2 MB. Only the first MB is shown.</p>"))
      #expect(page.text.components(separatedBy: "\n&lt;").count - 1 < 11_000)
    }
  }

  @Test("`BookServer` survives randomly mutated requests")
  func mutated() async {
    let seed = UInt64.random(in: .min ... .max)
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      let played = try PlayedCheckout(of: ["UseAndReplace"], chapters: ["Deps1"], isBook: true)
      let server = try await BookServer(played.workspace, port: 8642, token: "secret")
      var mutations = Mutations.requests(seed, token: "secret")
      var statuses: Set<Int> = []
      for _ in 0..<1000 {
        let bytes = mutations.next()
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)),
          let head = HTTPHead(bytes[..<end.lowerBound])
        else { continue }
        if let refusal = server.refusal(of: head) {
          statuses.insert(refusal.status)
        } else if let request = HTTPRequest(head, body: Array(bytes[end.upperBound...])) {
          statuses.insert(await server.answer(request).status)
        }
      }
      #expect(statuses.isSuperset(of: [200, 403, 404, 409]), "\(statuses)")
    }
  }

  @Test("`BookServer` rejects requests with a wrong token, host or origin")
  func refused() async throws {
    func with(_ changes: [String: String?]) -> [String: String] {
      changes.reduce(into: Self.own) { $0[$1.key] = $1.value }
    }
    // The page for an old address is public, so it doesn't contain the new one.
    for target in ["/", "/guess/", "/guess/live?of=Deps1&kind=chapter", "/%73ecret/", "/secret"] {
      let old = try await ask("GET", target)
      #expect(old.status == 404 && old.text.contains("<h1>This link has expired or is incomplete"))
      #expect(!old.text.contains("secret"))
    }
    #expect(try await ask("POST", "/guess/save").text.hasPrefix("This link has expired"))
    // DNS rebinding: another site's name resolves to this machine.
    #expect(try await ask("GET", "/secret/", with(["host": "evil.example:8642"])).status == 403)
    #expect(try await ask("GET", "/secret/", with(["host": nil])).status == 403)
    let save = "/secret/save?of=Deps1&kind=chapter&file=Deps.swift"
    for headers in [
      with(["origin": "https://evil.example"]), with(["origin": nil]), with(["x-book": nil]),
      with(["host": "localhost:8642"]),
    ] {
      #expect(try await ask("POST", save, headers, "gone").status == 403)
    }
    #expect(try await ask("DELETE", "/secret/").status == 405)
    #expect(try played.workspace.checkout.read("Chapters/14-Deps1/Deps.swift").contains("Deps"))
  }

  @Test("`/save` writes only source files of the chapter or exercise")
  func files() async throws {
    let (of, text) = ("of=Deps1&kind=chapter", "let other = 1\n")
    let read = try await ask("GET", "/secret/text?\(of)&file=Shop.swift")
    let hash = try #require(read.headers.first { $0.0 == "ETag" }).1
    func save(_ file: String, _ hash: String?, kind: String? = nil) async throws -> (Int, String) {
      var headers = Self.own
      headers["if-match"] = hash
      let answer = try await ask("POST", "/secret/save?\(kind ?? of)&file=\(file)", headers, text)
      return (answer.status, answer.text)
    }
    // The file has changed since it was read.
    let old = try await save("Shop.swift", "0123456789abcdef")
    #expect(old == (412, read.text))
    #expect(try await save("Shop.swift", hash).0 == 200)
    #expect(try played.workspace.checkout.read("Chapters/14-Deps1/Shop.swift") == text)
    for file in ["../../Package.swift", "Expected.txt", "README.md", "New.swift", ""] {
      #expect(try await save(file, nil).0 == 409, "\(file)")
    }
    let exercise = "of=UseAndReplace&kind=exercise"
    let checks = try await ask("GET", "/secret/text?\(exercise)&file=Checks.swift")
    for hash in [nil, checks.headers.first { $0.0 == "ETag" }?.1] {
      #expect(try await save("Checks.swift", hash, kind: exercise).0 == 409)
    }
    #expect(try await save("Exercise.swift", nil, kind: exercise).0 == 200)
    for desk in ["of=Nothing&kind=chapter", "of=Deps1&kind=made-up", "of=Deps1", "kind=exercise"] {
      #expect(try await ask("GET", "/secret/text?\(desk)&file=main.swift").status == 404, "\(desk)")
    }
    // The old text can be restored.
    #expect(
      try await ask("POST", "/secret/undo?\(exercise)").text.hasPrefix("Your version is back."))
  }

  @Test("`/score` saves the best score with the learner's progress")
  func score() async throws {
    #expect(try await ask("POST", "/secret/score?of=Deps1", Self.own, "3 6").text == "3 of 6\n")
    #expect(try await ask("POST", "/secret/score?of=Deps1", Self.own, "2 6").text == "3 of 6\n")
    for wrong in [
      "7 6", "0 -5", "-1 -1", "\(Int.min) \(Int.min)", "1 1000", "1", "", " ", "1  1", "1 1 1",
    ] {
      #expect(
        try await ask("POST", "/secret/score?of=Deps1", Self.own, wrong).status == 409, "\(wrong)")
    }
    let chapter = try played.workspace.checkout.chapter("Deps1")
    #expect(try LearnerProgress(of: played.workspace.checkout).predicted(chapter) == "3 of 6")
  }

  @Test("`/progress` lists only predicted chapters and solved exercises")
  func progress() async throws {
    struct Marks: Decodable, Equatable {
      var predicted: [String: String] = [:]
      var solved: [String] = []
    }
    func marks() async throws -> Marks {
      let answer = try await ask("GET", "/secret/progress")
      return try JSONDecoder().decode(Marks.self, from: Data(answer.text.utf8))
    }
    #expect(try await marks() == Marks())
    _ = try await ask("POST", "/secret/score?of=Deps1", Self.own, "5 6")
    let exercise = try played.exercise("UseAndReplace")
    try played.write(
      "# x\nsolved UseAndReplace.1 0\npredicted Deps1 5 6\n", to: ".workshop/progress.txt")
    #expect(try await marks() == Marks(predicted: ["Deps1": "5 of 6"]))
    try played.write(
      "# x\nsolved UseAndReplace.1 0\nsolved UseAndReplace.2 0\nsolved Gone.1 0\n",
      to: ".workshop/progress.txt")
    #expect(try await marks() == Marks(solved: [exercise.name]))
    // A Tasks.md that isn't UTF-8 is tolerated.
    try played.environment.files.write(bytes: [0xFF], to: "\(played.root)/\(exercise.tasks)")
    #expect(try await marks() == Marks())
  }

  @Test("`/plan` rejects invalid minutes and escapes names")
  func plan() async throws {
    let contents = try TestCheckout.read("Chapters/README.md")
    let minutes = #/(\| 0[1235] \|.* )\d+( \| [\w, ]+ \|)/#
    try #require(contents.matches(of: minutes).count == 4)
    let hostile = contents.replacing(minutes) { "\($0.1)\(Int.max)\($0.2)" }
    let checkout = Checkout.with(["Chapters/README.md": hostile])
    for (minutes, names, words) in [
      ("210", "1 2 3 5", "with breaks, but only 210 are available."),
      ("210", "\(Int.min)", "No exercise"),
      ("1440", "", "Arrive"), ("\(Int.max)", "1", "is not a number of minutes"),
      ("90", String(repeating: "ab", count: 20_000), "No exercise"),
      ("90", "<b>,&", "No exercise &#39;&lt;b&gt;&#39;"),
    ] {
      let html = PlanPage(minutes: minutes, names: names).html(in: checkout)
      #expect(html.contains(words) && !html.contains("<b>"), "\(minutes) \(names.prefix(9))")
    }
    let free = PlanPage(minutes: "400", names: "UseAndReplace").html(in: TestCheckout.checkout)
    #expect(free.contains(" of 400 minutes are free.</p>"))
    // Ten minutes are enough for a section of a program.
    let short = try await ask("GET", "/secret/plan?minutes=10&names=14").text
    #expect(
      short.contains("<a href=\"Chapters/14-Deps1/README.html#section-1\">The shop&#39;s knot</a>"))
    let form = try await ask("GET", "/secret/plan?minutes=90&names=1+UseAndReplace%2B").text
    #expect(form.contains("value=\"1 UseAndReplace+\""))
  }

  @Test("`/hint` returns one hint at a time")
  func helps() async throws {
    let of = "?of=UseAndReplace&kind=exercise"
    for number in 1...2 {
      let answer = try await ask("POST", "/secret/hint\(of)").text
      #expect(answer == "Hint \(number) of 3 is below task 1.\n")
    }
    #expect(try await ask("POST", "/secret/solution\(of)").text.contains("again"))
    #expect(try await ask("POST", "/secret/solution\(of)").text.contains("is unchanged"))
    #expect(try await ask("POST", "/secret/dance\(of)").status == 409)
  }

  @Test("`/make` returns the text after an experiment's edit and writes nothing")
  func make() async throws {
    let checkout = played.workspace.checkout
    let first = try Experiment.all(of: checkout.chapter("Deps1"), in: checkout)[0]
    let path = first.edits[0].path
    let before = try checkout.read(path)
    let target = "/secret/make?of=Deps1&number=1"
    let name = String(path.dropFirst("Chapters/14-Deps1/".count))
    let changed = try #require(try first.changed([path: before])[path])
    let typed = before + "// typed\n"
    for (body, wanted) in [("{}", changed), (try json(of: [name: typed]), changed + "// typed\n")] {
      let answer = try await ask("POST", target, Self.own, body).text
      #expect(
        try JSONDecoder().decode([String: String].self, from: Data(answer.utf8)) == [name: wanted])
    }
    #expect(try checkout.read(path) == before)
    #expect(try await ask("POST", target, Self.own, try json(of: [name: changed])).status == 409)
    #expect(try await ask("POST", target, Self.own, "[]").status == 409)
    for number in ["9", "", "-1", "99999999999999999999"] {
      #expect(
        try await ask("POST", "/secret/make?of=Deps1&number=\(number)", Self.own, "{}").status
          == 404)
    }
    // An experiment of a fork can name a file outside its chapter.
    try played.write(
      checkout.read(first.path).replacing("// Edit ", with: "// Edit ../../"), to: first.path)
    #expect(try await ask("POST", target, Self.own, "{}").status == 404)
  }
}
