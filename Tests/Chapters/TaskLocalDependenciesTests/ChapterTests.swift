import TestSupport
import Testing

@Suite("The TaskLocalDependencies chapter")
struct ChapterTests {
  private let chapter = ChapterUnderTest("TaskLocalDependencies")

  @Test("The built program prints Expected.txt")
  func transcript() async throws { try await chapter.printsItsTranscript() }

  @Test(
    "The compiler rejects each refused file and accepts its repair",
    arguments: try RefusedCode.all(of: "TaskLocalDependencies"))
  func refusals(code: RefusedCode) async throws { try await code.isRefused() }
}
