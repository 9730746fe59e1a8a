import Book
import ExerciseKit
import ToolSupport
import WebBook

extension Verb {
  static let book = Verb(
    name: "book",
    usage: "[NAME|NN] [--port N] [--export FOLDER]",
    summary: "Read the book, predict, edit and solve in your browser",
    examples: [
      ("book", "opens the contents"),
      ("book 14", "opens a chapter"),
      ("book AddD", "opens an exercise"),
      ("book --export site", "writes the pages as files for a web server"),
    ],
    notes: [
      "Each program runs while you type. Only Save writes files.",
      "Press Ctrl-C to stop.",
      "Only this machine can connect, and each start has a new secret address.",
      "Programs and exercises run with your own rights: read a fork before you run it.",
      "--export overwrites its own files and keeps others. The exported pages run no code.",
    ],
    options: [
      Option(
        name: "--port", value: "N",
        summary: "First port to try (default: the last one used, or 8642)"),
      Option(name: "--export", value: "FOLDER", summary: "Write the pages instead of serving them"),
      Option(name: "--no-open", summary: "Print the address, but don't open a browser"),
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      if let folder = arguments.value(of: "--export") {
        try workspace.export(to: folder)
        return 0
      }
      let port = try arguments.value(of: "--port").map { text throws(ToolError) in
        guard let port = UInt16(text), port > 0 else {
          throw ToolError("'\(text)' isn't a port from 1 to 65535.", .usedWrongly)
        }
        return port
      }
      let page = try arguments.plain.first.map { name throws(ToolError) in
        try workspace.page(of: name)
      }
      try await workspace.serve(from: port, page ?? "", opens: !arguments.has("--no-open"))
      return 0
    })
}

extension Workspace {
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

  /// - Throws: `ToolError` for a link, which a fork may have, that would redirect the written files.
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
  /// - Parameter port: the first to try; nil tries the last one used, so that open tabs reconnect.
  fileprivate func serve(
    from port: UInt16?, _ page: String, opens: Bool
  ) async throws(ToolError) {
    let last = port == nil ? rememberedPort : nil
    let (first, fallback) = (port ?? last ?? 8642, port ?? 8642)
    let ports =
      [first] + (fallback...(fallback > .max - 20 ? .max : fallback + 20)).filter { $0 != first }
    var socket: LoopbackSocket?
    for port in ports where socket == nil { socket = LoopbackSocket(port: port) }
    guard let socket else {
      throw ToolError(
        "Ports \(fallback) to \(ports.last ?? fallback) are in use. Name another: --port N")
    }
    if socket.port != first {
      console.paragraph("Port \(first) is in use; using \(socket.port).")
    }
    if port == nil, last == nil { remember(socket.port) }
    let book = try await BookServer(self, port: socket.port)
    let server = HTTPServer(socket, refusal: book.refusal, answer: book.answer)
    console.line(book.address + page)
    console.paragraph("Press Ctrl-C to stop.")
    let redirect = opens ? await open(book.address + page, from: socket.port) : nil
    // A test stops it by canceling its task.
    while console.isRead, (try? await Task.sleep(for: .seconds(1))) != nil {}
    redirect?.remove()
    server.end()
  }

  /// Private files of this user. They are in the checkout because a sandboxed browser, such as a snap, can't
  /// read the folder for temporary files.
  private var bookFolder: String { "\(checkout.root)/.workshop/book" }

  /// Opens an address in a browser.
  ///
  /// Every user of the machine can see a program's arguments, so the address is passed in a private file
  /// that redirects to it.
  ///
  /// - Returns: the file; nil if nothing was opened.
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

  // MARK: The last port

  private var rememberedPort: UInt16? {
    let text = try? files.read("\(bookFolder)/port.txt")
    return text.flatMap { UInt16($0.prefix { $0 != "\n" }) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// If this fails, the next start uses the default port.
  private func remember(_ port: UInt16) {
    try? files.write("\(port)\n", makingFoldersTo: "\(bookFolder)/port.txt")
  }
}

extension ToolEnvironment {
  /// The program that opens a browser; nil without a desktop.
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
