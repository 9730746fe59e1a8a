import TestSupport
import Testing

@Suite("The Deps4 chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("Deps4")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "Deps4"))
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
