import TestSupport
import Testing

@Suite("The Pitfalls chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("Pitfalls")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "Pitfalls")
  )
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
