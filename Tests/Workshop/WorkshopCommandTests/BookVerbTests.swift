import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("`workshop book`")
struct BookVerbTests {
  private func run(_ arguments: String...) async -> (output: String, status: Int32) {
    let page = RecordingConsole()
    var environment = TestCheckout.workspace.environment
    environment.console = page
    let status = await Workshop(environment).run(["book"] + arguments)
    return (page.text + page.errors, status)
  }

  @Test("`book --export` writes every page and keeps other files")
  func export() async throws {
    let (files, folder) = (TestCheckout.workspace.files, "\(TestCheckout.products)/of-tests/site")
    try files.write("mine", makingFoldersTo: "\(folder)/mine.txt")
    let (output, status) = await run("--export", folder)
    #expect(status == 0, "\(output)")
    #expect(output.contains("\(folder)/index.html"))
    #expect(try files.read("\(folder)/index.html").contains("DependencyPlayground"))
    #expect(try files.read("\(folder)/mine.txt") == "mine")
    let readOnly = await run("--export", "\(folder)/mine.txt")
    #expect(readOnly.status == 2 || readOnly.status == 1)
    #expect(readOnly.output.contains("mine.txt"))
  }

  // A fork can contain links at the export's target.
  @Test("`book --export` writes nothing behind a symbolic link")
  func exportLinks() async throws {
    let files = TestCheckout.workspace.files
    for (link, words) in [("site", "leads out of this checkout."), ("site/Chapters", "is a link.")]
    {
      let played = try PlayedCheckout(of: [], isBook: true)
      try played.write("", to: "site/x")
      let (path, outside) = ("\(played.root)/\(link)", try TestCheckout.folder("outside-\(UUID())"))
      defer { try? files.remove(outside) }
      if link == "site" { try files.remove(path) }
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside)
      let page = RecordingConsole()
      var environment = played.environment
      environment.console = page
      // Pages without broken links.
      let names = [
        "README", "Choosing", "Claims", "Commands", "Courses", "Glossary", "OldApp",
      ]
      for page in ["README.md"] + names.map({ "Chapters/\($0).md" }) {
        try played.write("# A\n", to: page)
      }
      let status = await Workshop(environment).run(["book", "--export", "site"])
      #expect(
        status == 1
          && page.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
            words),
        "\(page.text) \(page.errors)")
      #expect(try files.entries(of: outside).isEmpty)
    }
  }

  @Test("`book` uses the next free port and prints the named page's address")
  func serves() async throws {
    let taken = try #require(LoopbackSocket(port: 0))
    defer { taken.end() }
    let page = RecordingConsole()
    let served = Task {
      var environment = TestCheckout.workspace.environment
      environment.console = page
      return await Workshop(environment).run(
        ["book", "Deps1", "--no-open", "--port", "\(taken.port)"])
    }
    while !page.text.contains("Ctrl-C") { try await Task.sleep(for: .milliseconds(5)) }
    served.cancel()
    #expect(await served.value == 0)
    let words = "Port \(taken.port) is in use; using "
    #expect(page.text.hasPrefix(words))
    let address = try #require(
      page.text.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/[0-9a-f]{32}\/(.*)\n/#))
    #expect(page.text.hasPrefix("\(words)\(address.1)."))
    #expect(address.2 == "Chapters/14-Deps1/README.html")
  }

  /// Serves until the book is ready and `isDone` is true.
  private func served(
    _ environment: ToolEnvironment, _ words: [String], until isDone: () -> Bool = { true }
  ) async throws -> String {
    let page = RecordingConsole()
    var environment = environment
    environment.console = page
    let served = Task { [environment] in await Workshop(environment).run(["book"] + words) }
    while !page.text.contains("Ctrl-C") || !isDone() {
      try await Task.sleep(for: .milliseconds(5))
      try #require(page.errors.isEmpty, "\(page.errors)")
    }
    served.cancel()
    #expect(await served.value == 0)
    return page.text
  }

  @Test("`book` gives the browser a private file, not the secret address")
  func secret() async throws {
    struct Opened {
      let arguments: [String]
      let text: String
      let modes: [Int?]
    }
    let played = try PlayedCheckout(of: [], isBook: true)
    try played.write("", to: "ü bin/xdg-open")
    let opened = Locked<Opened?>(nil)
    let processes = FakeProcesses { command in
      guard command.executable.hasSuffix("xdg-open") else { return ProcessResult(.exit(1)) }
      let path = command.arguments.first.flatMap { URL(string: $0)?.path } ?? ""
      let modes = [path, String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])].map {
        (try? FileManager.default.attributesOfItem(atPath: $0))?[.posixPermissions] as? Int
      }
      opened.withLock {
        $0 = Opened(
          arguments: command.arguments, text: (try? RealFiles().read(path)) ?? "", modes: modes)
      }
      return ProcessResult(.exit(0))
    }
    var environment = played.environment
    (environment.processes, environment.system) = (processes, .linux)
    environment.variables["DISPLAY"] = ":0"
    environment.variables["PATH"] = "\(played.root)/ü bin"
    let text = try await served(environment, []) { opened.withLock { $0 != nil } }
    let address = try #require(
      text.firstMatch(of: #/http:\/\/127\.0\.0\.1:\d+\/([0-9a-f]{32})\/\S*/#))
    let found = try #require(opened.withLock { $0 })
    #expect(found.text.contains("content=\"0; url=\(address.0)\""))
    #expect(found.modes == [0o600, 0o700])
    #expect(!processes.commands.contains { $0.line.contains(address.1) })
    // The server removes this folder when it ends.
    let folder = "\(played.root)/.workshop/book"
    #expect(try RealFiles().entries(of: folder) == ["port.txt"])
  }

  @Test("`PrivateFile` follows no symbolic link and is removed at exit")
  func privateFile() async throws {
    let root = try TestCheckout.folder("private-\(UUID())", files: ["mine.txt": "mine"])
    defer { try? RealFiles().remove(root) }
    func link(_ path: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: "\(root)/mine.txt")
    }
    try RealFiles().makeFolder("\(root)/folder")
    try link("folder/a.html")
    let file = try PrivateFile("secret", named: "a.html", in: "\(root)/folder")
    #expect(try RealFiles().read(file.path) == "secret")
    #expect(try RealFiles().read("\(root)/mine.txt") == "mine")
    file.remove()
    #expect(!RealFiles().exists(file.path))
    try link("link")
    #expect(throws: ToolError.self) { try PrivateFile("secret", named: "a", in: "\(root)/link") }
    #expect(throws: ToolError.self) { try PrivateFile("secret", named: "a", in: "\(root)/no/no") }
    await #expect(processExitsWith: .exitCode(3)) { [root = root as String] in
      let file = try PrivateFile("secret", named: "b.html", in: "\(root)/folder")
      exit(RealFiles().exists(file.path) ? 3 : 4)
    }
    #expect(try RealFiles().entries(of: "\(root)/folder").isEmpty)
  }

  @Test("`book` reuses its previous port if it is free")
  func remembered() async throws {
    let played = try PlayedCheckout(of: [], isBook: true)
    let file = "\(played.root)/.workshop/book/port.txt"
    func port(_ words: String...) async throws -> UInt16? {
      let text = try await served(played.environment, words + ["--no-open"])
      return text.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\//#).flatMap { UInt16($0.1) }
    }
    let first = try await port()
    #expect(try RealFiles().read(file) == "\(try #require(first))\n")
    // A port below the system's ephemeral ports.
    var (taken, number): (LoopbackSocket?, UInt16) = (nil, 0)
    while taken == nil {
      number = .random(in: 20_000...30_000)
      taken = LoopbackSocket(port: number)
    }
    // An invalid port is ignored.
    for text in ["", "x", "0", "-1", "70000", "\(number)"] {
      try played.write(text + "\n", to: ".workshop/book/port.txt")
      let other = try await port()
      #expect(other != nil && other != number, "\(text)")
    }
    // A second book of this checkout keeps the remembered port.
    #expect(try RealFiles().read(file) == "\(number)\n")
    taken?.end()
    #expect(try await port() == number)
    try RealFiles().remove("\(played.root)/.workshop")
    try played.write("no folder", to: ".workshop")
    #expect(try await port() != nil)
    #expect(try await port("--port", "\(number)") == number)
  }

  @Test(
    "`book` rejects an unknown name or port before it serves",
    arguments: [
      (["Deps"], "No chapter 'Deps'."),
      (["--port", "x"], "'x' isn't a port from 1 to 65535."),
      (["--port", "0"], "'0' isn't a port from 1 to 65535."),
    ])
  func usage(words: [String], sentence: String) async {
    let page = RecordingConsole()
    var environment = TestCheckout.workspace.environment
    environment.console = page
    let status = await Workshop(environment).run(["book"] + words)
    #expect(status == 2)
    #expect(page.errors.hasPrefix("workshop: \(sentence)"))
  }
}
