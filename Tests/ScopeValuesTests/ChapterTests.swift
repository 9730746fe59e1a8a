import Book
import LabKit
import TestSupport
import Testing

@Suite("ScopeValues as a chapter")
struct ChapterTests {
  @Test("The built program prints Expected.txt")
  func transcript() async throws {
    try await ChapterUnderTest("ScopeValues").printsItsTranscript()
  }

  @Test("The text of every shown expression is its source")
  func shownExpressions() throws {
    try ChapterUnderTest("ScopeValues").showsWhatItPrints()
  }

  @Test("The compiler refuses it and accepts its repair", arguments: try fixtures())
  func refusals(fixture: Fixture) async throws {
    try await ChapterUnderTest.expectRefusal(of: fixture)
  }

  private static func fixtures() throws -> [Fixture] {
    try ChapterUnderTest.fixtures(of: "ScopeValues")
  }
}
