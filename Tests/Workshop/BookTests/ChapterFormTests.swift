import TestSupport
import Testing

@testable import Book

@Suite("Structure of the chapters")
struct ChapterFormTests {
  private func problems(_ changed: [String: String?]) async throws -> [String] {
    let graph = try await TargetGraph.own
    return try Checkout.with(changed).chapterFormProblems(graph).map(\.description)
  }

  @Test("Every chapter has all its files and ends with 'What stays open'")
  func real() async throws {
    #expect(try await problems([:]) == [])
    for chapter in try TestCheckout.checkout.chapters() {
      let lines = try TestCheckout.read("\(chapter.folder)/Expected.txt").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 5 && !lines[1].isEmpty, "\(chapter.folder)")
      #expect(lines.suffix(3).first == "== What stays open ==", "\(chapter.folder)")
    }
  }

  @Test("`chapterFormProblems` reports missing files, unlisted chapters and differing questions")
  func faults() async throws {
    let (guide, folder) = ("Chapters/15-Deps2/README.md", "Chapters/15-Deps2/Experiments")
    let question = try Experiment.all(
      of: TestCheckout.checkout.chapter("Deps2"), in: TestCheckout.checkout)[0].question
    let code = try #require(question.split(separator: " ").first { $0.hasPrefix("`") })
    let link = try Checkout.real(
      "Chapters/README.md", replacing: "[Deps4](17-Deps4/README.md)", with: "Deps4")
    let found = try await problems([
      "Chapters/14-Deps1/README.md": nil, "Chapters/16-Deps3/Expected.txt": nil,
      "Tests/Chapters/Deps1Tests/ChapterTests.swift": nil,
      "Chapters/17-Deps4/Experiments/1.swift": nil,
      guide: try Checkout.real(guide, replacing: String(code), with: "`other`"),
      "Chapters/33-Isolation/Reasons.md": "# Reasons\n\n## Nowhere\n\n- `a // 1`: It is one.\n",
      "Chapters/01-StableAndVolatile/Expected.txt": try Checkout.real(
        "Chapters/01-StableAndVolatile/Expected.txt", replacing: "== Everything real ==", with: ""),
      "Chapters/98-Ghost/main.swift": "print(1)",
      "Chapters/README.md": link + "| 99 | [Other](x) | Is it there? | 5 | |\n",
    ])
    let messages = [
      "Chapters/14-Deps1: Missing README.md.", "Chapters/16-Deps3: Missing Expected.txt.",
      "Tests/Chapters/Deps1Tests: Missing ChapterTests.swift.",
      "\(guide): Quote the exact question of \(folder)/1.swift.",
      "Chapters/17-Deps4/Experiments: A chapter needs two or more experiments: 1.swift, 2.swift, ….",
      "Chapters/33-Isolation/Reasons.md:5: The section 'Nowhere' doesn't print 'a // 1'.",
      "Chapters/01-StableAndVolatile/Expected.txt: Missing the section 'Everything real', which main.swift "
        + "prints.",
      "Package.swift: Add 98 Ghost to the table of chapters.",
      "Package.swift: Add Ghost to the dependencies of AllChapters.",
      "Chapters/README.md: Add 98 Ghost to the table of contents.",
    ]
    for message in messages { #expect(found.contains(message), "\(message)") }
    #expect(found.contains { $0.hasSuffix(": 17 Deps4 exists but isn't linked.") })
    #expect(found.contains { $0.hasSuffix(": 99 Other is linked but doesn't exist.") })
    #expect(found.count { $0.hasPrefix("Chapters/33-Isolation/Reasons.md: Missing") } > 3)
    let others = found.filter { message in
      !["Ghost", "Reasons.md: Missing"].contains { message.contains($0) }
        && !messages.contains(message)
    }
    #expect(others.count == 2, "\(others)")
  }
}
