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

  @Test("Without a folder it says what is missing")
  func usage() async {
    let (said, status) = await run()
    #expect(status == 2)
    #expect(said == "workshop: Say where the pages go: book --export FOLDER\n")
  }
}
