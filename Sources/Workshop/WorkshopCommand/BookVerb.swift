import Book
import ExerciseKit
import ToolSupport
import WebBook

extension Verb {
  static let book = Verb(
    name: "book",
    usage: "[NAME|NN] [--port N] [--export FOLDER]",
    summary: "The book in your browser: read, predict, change code, solve exercises.",
    details:
      "Prints an address of this machine, opens it where there is a browser, and serves the book until "
      + "ctrl-C; with the name of a chapter or an exercise it opens at that page. Below a guide stands its program with "
      + "its values: change it there or in your editor, and each value that differs shows at its line. "
      + "Exercises are judged at every save. Nobody on another machine can reach it, and the address has a "
      + "token that changes each time. With --export it writes the pages as files for any web server: all but "
      + "what runs code. A file that is there is written again; other files in FOLDER stay.",
    options: [
      Option(name: "--port", value: "N", summary: "The port to begin with: 8642 unless said."),
      Option(name: "--export", value: "FOLDER", summary: "Write the pages, and serve nothing."),
      Option(name: "--no-open", summary: "Print the address, and open nothing."),
    ],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      if let folder = words.value(of: "--export") {
        try workspace.export(to: folder)
        return 0
      }
      let text = words.value(of: "--port") ?? "8642"
      guard let port = UInt16(text), port > 0 else {
        throw ToolError("'\(text)' is no port from 1 to 65535.", .usedWrongly)
      }
      let page = try words.plain.first.map { name throws(ToolError) in try workspace.page(of: name)
      }
      try await workspace.serve(from: port, page ?? "", opens: !words.has("--no-open"))
      return 0
    })
}

extension Workspace {
  /// The page of a chapter or an exercise.
  fileprivate func page(of name: String) throws(ToolError) -> String {
    if let chapter = try? checkout.chapter(name) { return "\(chapter.folder)/README.html" }
    if let exercise = try? Exercise.named(name, in: checkout) {
      return "\(exercise.folder)/Tasks.html"
    }
    _ = try checkout.chapter(name)
    return ""
  }

  fileprivate func export(to folder: String) throws(ToolError) {
    console.progress("reading the pages …")
    let pages = try BookSite(checkout).files()
    console.endProgress()
    let target = environment.absolute(folder)
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      try files.write(text, makingFoldersTo: "\(target)/\(path)")
    }
    console.paragraph("\(pages.count) files. Open \(target)/index.html")
  }

  /// Serves until the program is interrupted.
  fileprivate func serve(
    from port: UInt16, _ page: String, opens: Bool
  ) async throws(ToolError) {
    let ports = port...(port > .max - 20 ? .max : port + 20)
    var socket: LoopbackSocket?
    for port in ports where socket == nil { socket = LoopbackSocket(port: port) }
    guard let socket else {
      throw ToolError(
        "Ports \(ports.lowerBound) to \(ports.upperBound) are in use. Name another: --port N")
    }
    if socket.port != port { console.paragraph("Port \(port) is in use, so it is \(socket.port).") }
    let book = try await BookServer(self, port: socket.port)
    let server = HTTPServer(socket, answer: book.answer)
    console.line(book.address + page)
    console.paragraph("Ctrl-C ends it.")
    if opens, let program = environment.opener {
      _ = try? await run(Command(program, [book.address + page], limit: .seconds(10)))
    }
    // A test ends it by cancelling its task.
    while (try? await Task.sleep(for: .seconds(3600))) != nil {}
    server.end()
  }
}

extension ToolEnvironment {
  /// What opens an address in a browser; nil where there is no desktop.
  fileprivate var opener: String? {
    switch system {
    case .mac: "/usr/bin/open"
    case .linux:
      variables["DISPLAY"] ?? variables["WAYLAND_DISPLAY"] == nil
        ? nil
        : (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
          .first(where: files.exists)
    }
  }
}
