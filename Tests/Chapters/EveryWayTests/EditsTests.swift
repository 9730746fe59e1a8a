import Foundation
import SwiftOutline
import TestSupport
import Testing

@testable import EveryWay

@MainActor
@Suite("EveryWay: edits for a new dependency")
struct EditsTests {
  private static let edits = "\(TestCheckout.checkout.root)/\(chapterFolder("EveryWay"))/Edits"

  @Test(
    "Each way lists the lines and declarations that its edit changes",
    .proves("OURS-605", "OURS-611"))
  func counts() throws {
    var names: Set<String> = []
    var all: [(lines: Int, declarations: Int)] = []
    for way in Way.all {
      // `checked` is the locator with a different start, so both have the same edit.
      let name = way.name == "checked" ? "locator" : way.name
      let counts = try Edit(name).counts()
      #expect(way.dependency == counts, "\(way.name)")
      names.insert("\(name).diff")
      all.append(counts)
    }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: Self.edits)) == names)
    #expect(all.map(\.lines).min() == 3 && all.map(\.lines).max() == 18)
    #expect(all.map(\.declarations).min() == 2 && all.map(\.declarations).max() == 9)
  }

  @Test("The fully edited program tracks logins without changing its output")
  func edited() async throws {
    let chapter = chapterFolder("EveryWay")
    let main = "\(chapter)/main.swift"
    var texts: [String: String] = [:]
    for folder in ["Playground", "Scopes", "TextUI"].map({ "Sources/Support/\($0)" }) + [chapter] {
      let sources = try TestCheckout.sources(
        below: folder, skipping: ["Exercises", "Experiments", "Refused"])
      for source in sources { texts[source.path] = source.text }
    }
    for way in Way.all where way.name != "checked" {
      let edit = try Edit(way.name)
      for path in edit.paths { texts[path] = try edit.text(of: path) }
    }
    let mainSource =
      try #require(texts[main]) + """
        for way in Way.all {
          let tracker = ListTracker()
          await way.runTest(Services(tracker: tracker)) { app in _ = app.open().logIn("Ada") }
          print(way.name, tracker.events)
        }
        """
    texts[main] = nil
    let sources = texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    func inOneModule(_ source: String) -> String {
      source.replacing(#/(?m)^import (Playground|Scopes|TextUI)$/#, with: "")
    }
    let folder = try TestCheckout.folder(
      "EveryWayMain", files: ["main.swift": inOneModule(mainSource)])
    let program = try await Compiler.program(
      "EveryWayEdited", of: inOneModule(sources),
      ["\(folder)/main.swift", "-package-name", "edited", "-warnings-as-errors"])
    // With the edit, the object has one more service, and the singleton has its own tracker.
    let transcript = try TestCheckout.read("\(chapter)/Expected.txt").replacing(
      "Deps.logger -> ListLogger", with: "Deps.logger -> ListLogger\nDeps.tracker -> ListTracker")
    let tracked = Way.all.map { "\($0.name) \($0.name == "singleton" ? [] : ["login"])\n" }
    // If the code is the same, the program isn't built again, although main.swift is newer.
    let result = try await program.run(environment: ["SOURCES_AS_BUILT": ""])
    try #require(result.output == transcript + tracked.joined())
    proved("OURS-605", "OURS-611")
  }
}
