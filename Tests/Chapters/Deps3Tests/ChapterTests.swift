import TestSupport
import Testing

@Suite("The Deps3 chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("Deps3")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "Deps3"))
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
