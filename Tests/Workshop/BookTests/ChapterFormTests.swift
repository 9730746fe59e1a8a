import TestSupport
import Testing

@testable import Book

@Suite("The form of the chapters")
struct ChapterFormTests {
  private func problems(_ changed: [String: String?]) async throws -> [String] {
    let graph = try await TargetGraph.own
    return try Checkout.with(changed).chapterFormProblems(graph).map(\.description)
  }

  @Test("The real chapters have their form")
  func real() async throws {
    #expect(try await problems([:]) == [])
  }

  @Test("Each chapter begins with what troubles the team, and ends with what stays open")
  func story() throws {
    for chapter in try TestCheckout.checkout.chapters() {
      let lines = try TestCheckout.read("\(chapter.folder)/Expected.txt").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 5 && !lines[1].isEmpty, "\(chapter.folder)")
      #expect(lines.suffix(3).first == "== What stays open ==", "\(chapter.folder)")
    }
  }

  @Test(
    "A part that is missing is named",
    arguments: [
      ("Chapters/14-Deps1/README.md", "Chapters/14-Deps1: There is no README.md."),
      ("Chapters/14-Deps1/Expected.txt", "Chapters/14-Deps1: There is no Expected.txt."),
      (
        "Tests/Chapters/Deps1Tests/ChapterTests.swift",
        "Tests/Chapters/Deps1Tests: There is no ChapterTests.swift."
      ),
    ])
  func missingPart(path: String, message: String) async throws {
    #expect(try await problems([path: nil]) == [message])
  }

  @Test("A chapter has two experiments or more, and its guide asks what each asks, word for word")
  func experiments() async throws {
    let (guide, folder) = ("Chapters/15-Deps2/README.md", "Chapters/15-Deps2/Experiments")
    let question = try Experiment.all(
      of: TestCheckout.checkout.chapter("Deps2"), in: TestCheckout.checkout)[0].question
    let words = try #require(question.split(separator: " ").first { $0.hasPrefix("`") })
    let text = try Checkout.real(guide, replacing: String(words), with: "`other`")
    let said = "\(guide): It does not ask what \(folder)/1.swift asks, word for word."
    #expect(try await problems([guide: text]) == [said])
    let few = "\(folder): There must be two or more, 1.swift, 2.swift, …."
    #expect(try await problems(["\(folder)/1.swift": nil]) == [few])
  }

  @Test("A folder that the package and the contents do not know is named")
  func unknownFolder() async throws {
    let found = try await problems(["Chapters/29-Ghost/main.swift": "print(1)"])
    #expect(found.contains("Package.swift: 29 Ghost has no line in the table."))
    #expect(found.contains("Package.swift: AllChapters does not depend on Ghost."))
    #expect(found.contains("Chapters/README.md: 29 Ghost is not in the contents."))
  }

  @Test(
    "The contents name each chapter, as a link if it is written",
    arguments: [
      (
        "Chapters/README.md", "[Deps1](14-Deps1/README.md)", "Deps1",
        "14 Deps1 is written, and no link."
      )
    ])
  func named(page: String, old: String, new: String, said: String) async throws {
    let found = try await problems([page: try Checkout.real(page, replacing: old, with: new)])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": \(said)") == true)
  }

  @Test("A link in the contents to a chapter that is not written is named")
  func linkedGhost() async throws {
    let contents = "Chapters/README.md"
    let page = try TestCheckout.read(contents) + "| 29 | [Ghost](x) | Is it there? | 5 | |\n"
    let found = try await problems([contents: page])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": 29 Ghost is a link, and is not written.") == true)
  }
}
