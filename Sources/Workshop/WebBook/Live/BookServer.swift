import Book
import ExerciseKit
import Foundation
import ToolSupport

/// Responds to requests of the book's pages, on the loopback address of this machine.
///
/// Its address has a random token that is printed in the terminal. A request must name the exact host, so
/// that another site can't reach it by DNS rebinding. A request that runs or writes something must come from a page
/// of the book, with a header that no other site can send.
package struct BookServer: Sendable {
  private let workspace: Workspace
  private let host: String
  private let token: String
  private let site: BookSite
  private let sessions: Sessions
  private let search: Task<String, any Error>

  /// The book's URL: `http://127.0.0.1:8642/TOKEN/`.
  package var address: String { "http://\(host)/\(token)/" }

  /// - Throws: `ToolError` where the contents or the glossary can't be read.
  package init(
    _ workspace: Workspace, port: UInt16, token: String = Self.newToken()
  ) async throws(ToolError) {
    (self.workspace, self.token) = (workspace, token)
    host = "127.0.0.1:\(port)"
    let committed = try await workspace.committed()
    let site = try BookSite(committed, isLive: true)
    self.site = site
    sessions = Sessions(workspace, committed)
    search = Task { try site.search() }
  }

  /// 128 random bits.
  package static func newToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Refuses a request by its head alone, before anything in it is decoded.
  ///
  /// - Returns: nil for a request that has the book's address and, if it may run or write something, comes
  ///   from a page of the book.
  package func refusal(of head: HTTPHead) -> HTTPResponse? {
    let isGet = head.method == "GET"
    guard head.headers["host"] == host else {
      let sentence = "This isn't the book's address"
      return isGet ? Self.wrongAddressPage(403, sentence) : .text(403, "\(sentence).")
    }
    guard head.target.hasPrefix("/\(token)/") else {
      let sentence = "This link has expired or is incomplete"
      return isGet
        ? Self.wrongAddressPage(404, sentence)
        : .text(404, "\(sentence). Use the URL in the terminal.")
    }
    if isGet { return nil }
    guard head.method == "POST" else { return .text(405, "Only GET and POST are supported.") }
    guard head.headers["origin"] == "http://\(host)", head.headers["x-book"] == "1" else {
      return .text(403, "Only pages of this book may send this request.")
    }
    return nil
  }

  /// Responds to a request. It checks `refusal(of:)` again, so that no server can skip the check.
  package func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if let refusal = refusal(of: request.head) { return refusal }
    let path = String(request.path.dropFirst(token.count + 2))
    do throws(ToolError) {
      return request.head.method == "GET"
        ? try await response(at: path.isEmpty ? "index.html" : path, request)
        : try await perform(path, request)
    } catch {
      return .text(Self.status(of: error), error.description)
    }
  }

  private static func status(of error: ToolError) -> Int { error.kind == .usedWrongly ? 404 : 409 }

  /// The page for requests with a wrong address. Any program on this machine can get it, so it doesn't
  /// contain the book's address.
  private static func wrongAddressPage(_ status: Int, _ title: String) -> HTTPResponse {
    HTTPResponse(
      status, "text/html",
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      </head>
      <body>
      <h1>\(title)</h1>
      <p>Use the URL in the terminal where <code>swift run workshop book</code> runs. It changes each time the book \
      starts. If no terminal runs it, start the book again.</p>
      </body>
      </html>

      """)
  }

  /// A page that redirects to an address, to be opened as a file.
  package static func page(leadingTo address: String) -> String {
    let address = address.escapedForHTML
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>DependencyPlayground</title>
      </head>
      <body><p><a href="\(address)">Open the book</a></p></body>
      </html>

      """
  }

  private func response(
    at path: String, _ request: HTTPRequest
  ) async throws(ToolError) -> HTTPResponse {
    switch path {
    case _ where (BookSite.assets + BookSite.editorAssets + ["live.js", "front.js"]).contains(path):
      let type = path.hasSuffix(".css") ? "text/css" : "text/javascript"
      return HTTPResponse(200, type, try site.asset(path))
    case "search.js":
      return HTTPResponse(200, "text/javascript", (try? await search.value) ?? "const pages = [];")
    case "rail.js": return HTTPResponse(200, "text/javascript", try site.rail())
    case "progress":
      let checkout = workspace.checkout
      let marks = try ProgressMarks(try LearnerProgress(of: checkout), in: checkout)
      return HTTPResponse(200, "application/json", try json(of: marks))
    case "live":
      let page = request.query["page"] ?? "\(UInt64.random(in: .min ... .max))"
      return HTTPResponse(events: try await session(request).listen(page))
    case "text":
      let text = try await session(request).text(of: request.query["file"] ?? "")
      var response = HTTPResponse(200, "text/plain", text)
      response.headers = [("ETag", "\(ContentHash(text))")]
      return response
    case "plan":
      let page = PlanPage(minutes: request.query["minutes"], names: request.query["names"])
      return HTTPResponse(
        200, "text/html", site.page("Lead a workshop", page.html(in: workspace.checkout), at: path))
    default: return page(at: path)
    }
  }

  /// A page of the book, or an error page with links to the others.
  private func page(at path: String) -> HTTPResponse {
    let status: Int
    let reason: String
    do throws(ToolError) {
      if let html = try site.page(at: path) { return HTTPResponse(200, "text/html", html) }
      (status, reason) = (404, "There is no page \(path.prefix(200)).")
    } catch {
      (status, reason) = (Self.status(of: error), error.description)
    }
    let title = status == 404 ? "Page not found" : "This page can't be shown"
    let start = "<p><a href=\"/\(token)/index.html\">To the start page</a></p>"
    let body = "<h1>\(title)</h1>\n<p>\(reason.escapedForHTML)</p>\n\(start)\n"
    return HTTPResponse(status, "text/html", site.page(title, body, at: path))
  }

  private func perform(_ path: String, _ request: HTTPRequest) async throws(ToolError)
    -> HTTPResponse
  {
    let (file, page) = (request.query["file"] ?? "", request.query["page"] ?? "")
    guard let body = String(validating: request.body, as: UTF8.self) else {
      return .text(400, "The text is not UTF-8.")
    }
    switch path {
    case "save":
      switch try await session(request).save(file, body, over: request.head.headers["if-match"]) {
      case .saved(let hash): return .text(200, hash)
      case .conflict(let text): return HTTPResponse(412, "text/plain", text)
      }
    case "keep":
      try await session(request).keep(file, body)
      return .text(200, "Saved.")
    case "try":
      return .text(
        200, try json(of: try await session(request).runUnsaved(try texts(body), in: page)))
    case "score": return .text(200, try score(body, request))
    case "experiment":
      return HTTPResponse(200, "text/html", try await run(try experiment(request)))
    case "make":
      let (experiment, chapter) = try experiment(request)
      return .text(200, try json(of: try make(experiment, in: chapter, over: texts(body))))
    default: return .text(200, try await session(request).perform(path, in: page))
    }
  }

  /// The session of a chapter, an exercise or a version, by any of its names.
  private func session(_ request: HTTPRequest) async throws(ToolError) -> any EditSession {
    let (name, kind) = (request.query["of"] ?? "", request.query["kind"] ?? "")
    switch Editor.Kind(rawValue: kind) {
    case .chapter?:
      return try await sessions.session(of: try workspace.checkout.chapter(name).name, kind)
    case .exercise?:
      return try await sessions.session(
        of: try Exercise.named(name, in: workspace.checkout).name, kind)
    case .version?:
      return try await sessions.session(of: try workspace.checkout.version(name).name, kind)
    case nil: throw ToolError("'\(kind)' is no chapter, exercise or version.", .usedWrongly)
    }
  }

  /// Saves a prediction score, `5 6`, and returns the best one.
  private func score(_ body: String, _ request: HTTPRequest) throws(ToolError) -> String {
    let chapter = try workspace.checkout.chapter(request.query["of"] ?? "")
    let (first, second) = body.cut(at: " ")
    guard let right = Int(first), let all = second.flatMap({ Int($0) }), 0 <= right, right <= all,
      all < 1000
    else { throw ToolError("Write the score as 'RIGHT ALL'.") }
    return try workspace.changeProgress { progress in
      progress.setPredicted(chapter, right, of: all)
      return progress.predicted(chapter) ?? ""
    }
  }

  private func experiment(_ request: HTTPRequest) throws(ToolError) -> (Experiment, Chapter) {
    let chapter = try workspace.checkout.chapter(request.query["of"] ?? "")
    let all = try Experiment.all(of: chapter, in: workspace.checkout)
    let sources = try workspace.checkout.sources(of: chapter)
    guard let experiment = all.first(where: { "\($0.number)" == request.query["number"] }),
      experiment.edits.allSatisfy({ sources.contains($0.path) })
    else { throw ToolError("\(chapter.title) has no such experiment.", .usedWrongly) }
    return (experiment, chapter)
  }

  /// Runs an experiment in a copy of its chapter, and returns the result as HTML.
  private func run(
    _ found: (experiment: Experiment, chapter: Chapter)
  ) async throws(ToolError) -> String {
    let run = try await sessions.gate.serialized { [workspace] _ throws(ToolError) in
      try await ExperimentRun(found.experiment, of: found.chapter, workspace)
    }({ _ in })
    let lines = run.lines(on: RecordingConsole(width: 80)).joined(separator: "\n")
    let surprise =
      run.outcome == found.experiment.outcome
      ? "" : "<p>Differs from the book, because your files or compiler differ.</p>"
    return "<p>Ran in a copy. Changes in the output:</p><pre>\(lines.escapedForHTML)</pre>"
      + surprise
  }

  /// The page's texts with the edits of an experiment, for its editor. Nothing is written.
  ///
  /// - Parameter unsaved: the page's unsaved texts, by file name.
  /// - Returns: the texts that the experiment changes, by file name, with `\n` only.
  private func make(
    _ experiment: Experiment, in chapter: Chapter, over unsaved: [String: String]
  ) throws(ToolError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in Set(experiment.edits.map(\.path)) {
      let name = String(path.dropFirst(chapter.folder.count + 1))
      texts[path] =
        if let text = unsaved[name] { text } else {
          try workspace.checkout.read(path).withLineFeeds
        }
    }
    guard let changed = try? experiment.changed(texts) else {
      throw ToolError("You have already edited these lines. Reset and try again.")
    }
    return Dictionary(
      uniqueKeysWithValues: changed.filter { texts[$0.key] != $0.value }.map {
        (String($0.key.dropFirst(chapter.folder.count + 1)), $0.value)
      })
  }

  /// The texts of a page's files, by name.
  private func texts(_ body: String) throws(ToolError) -> [String: String] {
    guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(body.utf8))
    else { throw ToolError("Send the texts as JSON: {\"FILE\": \"TEXT\"}.") }
    return texts
  }
}

/// The sessions: one for each open chapter, exercise or version, shared by all its pages.
private actor Sessions {
  let gate = SerialGate()
  private let workspace: Workspace
  private let committed: Checkout
  private var all: [String: any EditSession] = [:]

  init(_ workspace: Workspace, _ committed: Checkout) {
    (self.workspace, self.committed) = (workspace, committed)
  }

  func session(of name: String, _ kind: String) throws(ToolError) -> any EditSession {
    if let known = all["\(kind) \(name)"] { return known }
    let checkout = workspace.checkout
    let session: any EditSession
    switch Editor.Kind(rawValue: kind) {
    case .exercise?:
      session = try ExerciseSession(workspace, try Exercise.named(name, in: checkout), gate)
    case .version?:
      let version = try checkout.version(name)
      session = try ProgramSession(workspace, .version(version), gate, committed: committed)
    default:
      let chapter = try checkout.chapter(name)
      session = try ProgramSession(workspace, .chapter(chapter), gate, committed: committed)
    }
    all["\(kind) \(name)"] = session
    return session
  }
}
