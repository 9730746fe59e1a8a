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
      + "ctrl-C. With the name of a chapter or an exercise it opens that page. Beside a guide is its program: "
      + "it runs while you type, and each value that changed shows at its line. Nothing is written until you save. "
      + "Nobody on another machine can reach it, and the address has a token that changes each time. The "
      + "programs and exercises of the book run on your machine with your own rights: they can use your files "
      + "and the network, so read a fork before you run it. With --export it writes the pages as files for any "
      + "web server, with values to predict, and without what runs code. A file that is there is written again; "
      + "other files in FOLDER stay.",
    options: [
      Option(
        name: "--port", value: "N",
        summary: "The port to begin with: the one of last time, or 8642, unless said."),
      Option(name: "--export", value: "FOLDER", summary: "Write the pages, and serve nothing."),
      Option(name: "--no-open", summary: "Print the address, and open nothing."),
    ],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      if let folder = words.value(of: "--export") {
        try workspace.export(to: folder)
        return 0
      }
      let port = try words.value(of: "--port").map { text throws(ToolError) in
        guard let port = UInt16(text), port > 0 else {
          throw ToolError("'\(text)' is no port from 1 to 65535.", .usedWrongly)
        }
        return port
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
    var problems: [String] = []
    let pages = try BookSite(checkout).files { problems.append($0) }
    console.endProgress()
    let target = environment.absolute(folder)
    try checkLinks(of: Set(pages.keys.map { $0.split(separator: "/").dropLast() }), in: target)
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      try files.write(text, makingFoldersTo: "\(target)/\(path)")
    }
    for problem in problems { console.paragraph("Incomplete: \(problem)") }
    console.paragraph("\(pages.count) files. Open \(target)/index.html")
  }

  /// - Throws: `ToolError` where a link, which a fork may have, leads what is written to another place.
  private func checkLinks(of folders: Set<[Substring]>, in target: String) throws(ToolError) {
    let (root, real) = (files.realPath(of: checkout.root), files.realPath(of: target))
    let isInside = "\(target)/".hasPrefix("\(checkout.root)/")
    if isInside, files.isFolder(target), !"\(real)/".hasPrefix("\(root)/") {
      throw ToolError("\(target) is a link that leads out of this checkout. Name another folder.")
    }
    let link = folders.map { "/" + $0.joined(separator: "/") }.sorted().first { folder in
      folder != "/" && files.isFolder(target + folder)
        && files.realPath(of: target + folder) != real + folder
    }
    if let link { throw ToolError("\(target)\(link) is a link. Remove it, and export again.") }
  }

  /// Serves until the program is interrupted.
  ///
  /// - Parameter port: to begin with; nil takes the one of last time, so that tabs that are still open find
  ///   the book again.
  fileprivate func serve(
    from port: UInt16?, _ page: String, opens: Bool
  ) async throws(ToolError) {
    let last = port == nil ? rememberedPort : nil
    let (first, usual) = (port ?? last ?? 8642, port ?? 8642)
    let ports = [first] + (usual...(usual > .max - 20 ? .max : usual + 20)).filter { $0 != first }
    var socket: LoopbackSocket?
    for port in ports where socket == nil { socket = LoopbackSocket(port: port) }
    guard let socket else {
      throw ToolError(
        "Ports \(usual) to \(ports.last ?? usual) are in use. Name another: --port N")
    }
    if socket.port != first {
      console.paragraph("Port \(first) is in use, so it is \(socket.port).")
    }
    if port == nil, last == nil { remember(socket.port) }
    let book = try await BookServer(self, port: socket.port)
    let server = HTTPServer(socket, refusal: book.refusal, answer: book.answer)
    console.line(book.address + page)
    console.paragraph("Ctrl-C ends it.")
    let leading = opens ? await open(book.address + page, from: socket.port) : nil
    // A test ends it by cancelling its task.
    while console.isRead, (try? await Task.sleep(for: .seconds(1))) != nil {}
    leading?.remove()
    server.end()
  }

  /// Where the book keeps what is for this user only. A browser that is confined, as a snap is, can read it
  /// where it can read the checkout; what is in a folder for temporary files it can't.
  private var bookFolder: String { "\(checkout.root)/.workshop/book" }

  /// Opens an address in a browser.
  ///
  /// Each user of the machine sees the arguments of a program, so these name a file that only this user
  /// can read, and that leads to the address.
  ///
  /// - Returns: the file; nil where nothing was opened.
  private func open(_ address: String, from port: UInt16) async -> PrivateFile? {
    guard let program = environment.opener else { return nil }
    let file: PrivateFile
    do throws(ToolError) {
      try files.makeFolder("\(checkout.root)/.workshop")
      file = try PrivateFile(
        BookServer.page(leadingTo: address), named: "open-\(port).html", in: bookFolder)
    } catch {
      console.paragraph("The browser was not opened: \(error.description) Open the URL above.")
      return nil
    }
    let command = Command(program, ["file://\(file.path.percentEncoded)"], limit: .seconds(10))
    _ = try? await run(command)
    return file
  }

  // MARK: The port of last time

  private var rememberedPort: UInt16? {
    let text = try? files.read("\(bookFolder)/port.txt")
    return text.flatMap { UInt16($0.prefix { $0 != "\n" }) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Where it can't be written, the next start takes the usual port.
  private func remember(_ port: UInt16) {
    try? files.write("\(port)\n", makingFoldersTo: "\(bookFolder)/port.txt")
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
