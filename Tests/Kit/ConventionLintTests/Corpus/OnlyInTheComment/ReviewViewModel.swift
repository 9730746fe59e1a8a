// What is special here: the leaf's member is named only in comments and in a string, never in code.
protocol Reviews { func post(_ text: String) async throws }
protocol Haptics { func bump() }

protocol ReviewsDependency { var reviews: any Reviews { get } }
protocol HapticsDependency { var haptics: any Haptics { get } }

typealias ReviewViewModelDependencies = ReviewsDependency
  & HapticsDependency

final class ReviewViewModel<Dependencies: ReviewViewModelDependencies> {
  private let dependencies: Dependencies
  private(set) var message = ""

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Posts the text and bumps with `dependencies.haptics`.
  func post(_ text: String) async {
    do {
      try await dependencies.reviews.post(text)
      // dependencies.haptics.bump()
      message = "posted without dependencies.haptics"
    } catch {
      message = "failed"
    }
  }
}
