import Book
import ExerciseKit
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("What the book's server answers")
struct BookServerTests {
  private let played: PlayedCheckout
  private let server: BookServer

  init() async throws {
    played = try PlayedCheckout(of: ["UseAndReplace"], chapters: ["Deps1"], isBook: true)
    server = try await BookServer(played.workspace, port: 8642, token: "secret")
  }

  /// What a page of the book sends.
  private static let own = [
    "host": "127.0.0.1:8642", "origin": "http://127.0.0.1:8642", "x-book": "1",
  ]

  private func ask(
    _ method: String = "GET", _ target: String, _ headers: [String: String] = Self.own,
    _ body: String = ""
  ) async throws -> (status: Int, text: String, headers: [(String, String)]) {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    var request = try #require(HTTPRequest(head: "\(method) \(target) HTTP/1.1\r\n\(lines)"))
    request.body = Array(body.utf8)
    let response = await server.answer(request)
    guard case .bytes(let bytes) = response.body else { return (response.status, "", []) }
    return (response.status, String(decoding: bytes, as: UTF8.self), response.headers)
  }

  @Test("Pages, sources and scripts are there, and nothing that is hidden or outside")
  func pages() async throws {
    for path in [
      "", "Chapters/README.html", "Chapters/14-Deps1/Deps.swift.html", "book.css", "live.js",
      "search.js",
    ] {
      #expect(try await ask("GET", "/secret/\(path)").status == 200, "\(path)")
    }
    let guide = try await ask("GET", "/secret/Chapters/14-Deps1/README.html").text
    #expect(guide.contains("data-of=\"Deps1\" data-kind=\"chapter\""))
    #expect(guide.contains("class=\"experiment\""))
    try played.write("hidden", to: ".hidden/x.txt")
    let paths = [
      "Chapters/Nothing.html", ".hidden/x.txt.html", "../README.html",
      "Chapters/../Package.swift.html", "Chapters//README.html",
    ]
    for path in paths { #expect(try await ask("GET", "/secret/\(path)").status == 404, "\(path)") }
  }

  @Test("Who has no token, another host or another origin is refused")
  func refused() async throws {
    func with(_ changes: [String: String?]) -> [String: String] {
      changes.reduce(into: Self.own) { $0[$1.key] = $1.value }
    }
    #expect(try await ask("GET", "/").status == 404)
    #expect(try await ask("GET", "/guess/").status == 404)
    // A name of another site that was made to mean this machine.
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

  @Test("Only files of a chapter or an exercise are written, by their names")
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
    // What was read is not what is there any more.
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
    #expect(
      try await ask("GET", "/secret/text?of=Nothing&kind=chapter&file=main.swift").status == 404)
    // What stood there can be brought back.
    #expect(
      try await ask("POST", "/secret/undo?\(exercise)").text.hasPrefix("Your kept text is back."))
  }

  @Test("A score is kept with the progress of the verbs, the best of all")
  func score() async throws {
    #expect(try await ask("POST", "/secret/score?of=Deps1", Self.own, "3 6").text == "3 of 6\n")
    #expect(try await ask("POST", "/secret/score?of=Deps1", Self.own, "2 6").text == "3 of 6\n")
    #expect(try await ask("POST", "/secret/score?of=Deps1", Self.own, "7 6").status == 409)
    let chapter = try played.workspace.checkout.chapter("Deps1")
    #expect(try LearnerProgress(of: played.workspace.checkout).predicted(chapter) == "3 of 6")
  }

  @Test("The solution is shown when it is asked for twice, and hints one by one")
  func helps() async throws {
    let of = "?of=UseAndReplace&kind=exercise"
    #expect(try await ask("POST", "/secret/hint\(of)").text.contains("hint 1 of 3"))
    let both = try await ask("POST", "/secret/hint\(of)").text
    #expect(both.contains("hint 1 of 3") && both.contains("hint 2 of 3"))
    #expect(try await ask("POST", "/secret/solution\(of)").text.contains("again"))
    #expect(try await ask("POST", "/secret/solution\(of)").text.contains("stays as it is"))
    #expect(try await ask("POST", "/secret/dance\(of)").status == 409)
  }

  @Test("The change of an experiment is made in the person's files, once")
  func make() async throws {
    let checkout = played.workspace.checkout
    let first = try Experiment.all(of: checkout.chapter("Deps1"), in: checkout)[0]
    let path = first.edits[0].path
    let before = try checkout.read(path)
    let target = "/secret/make?of=Deps1&number=1"
    #expect(try await ask("POST", target).text.hasPrefix("The change is in your files."))
    #expect(try checkout.read(path) == first.changed([path: before])[path])
    #expect(try await ask("POST", target).status == 409)
    #expect(try await ask("POST", "/secret/make?of=Deps1&number=9").status == 404)
  }
}
