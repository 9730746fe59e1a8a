import TestSupport
import Testing

@Suite("The PublicFeature chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("PublicFeature")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "PublicFeature"))
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
