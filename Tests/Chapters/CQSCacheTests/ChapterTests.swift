import TestSupport
import Testing

@Suite("The CQSCache chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("CQSCache")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "CQSCache"))
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
