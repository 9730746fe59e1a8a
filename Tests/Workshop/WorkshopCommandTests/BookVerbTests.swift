import Book
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("The verb book")
struct BookVerbTests {
  private func run(_ arguments: String...) async -> (said: String, status: Int32) {
    let page = RecordingConsole()
    var environment = TestCheckout.workspace.environment
    environment.console = page
    let status = await Workshop(environment).run(["book"] + arguments)
    return (page.text + page.errors, status)
  }

  @Test("It writes every page into the folder, and leaves what else is there")
  func export() async throws {
    let (files, folder) = (TestCheckout.workspace.files, "\(TestCheckout.products)/of-tests/site")
    try files.write("mine", makingFoldersTo: "\(folder)/mine.txt")
    let (said, status) = await run("--export", folder)
    #expect(status == 0, "\(said)")
    #expect(said.contains("\(folder)/index.html"))
    #expect(try files.read("\(folder)/index.html").contains("DependencyPlayground"))
    #expect(try files.read("\(folder)/mine.txt") == "mine")
    let readOnly = await run("--export", "\(folder)/mine.txt")
    #expect(readOnly.status == 2 || readOnly.status == 1)
    #expect(readOnly.said.contains("mine.txt"))
  }

  @Test(
    "It serves until it is interrupted, on the next port where one is taken, and at the page that is named"
  )
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
    let words = "Port \(taken.port) is in use, so it is "
    #expect(page.text.hasPrefix(words))
    let address = try #require(
      page.text.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/[0-9a-f]{32}\/(.*)\n/#))
    #expect(page.text.hasPrefix("\(words)\(address.1)."))
    #expect(address.2 == "Chapters/14-Deps1/README.html")
  }

  @Test(
    "A name or a port that isn't one is told before anything is served",
    arguments: [
      (["Deps"], "There is no chapter 'Deps'."),
      (["--port", "x"], "'x' is no port from 1 to 65535."),
      (["--port", "0"], "'0' is no port from 1 to 65535."),
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
