import TextUI

// snippet.screen
/// Is opened and closed. It holds its view in between, however often that is drawn.
final class Screen {
  private(set) var lines: [String] = []
  private let view: any View

  init(_ view: some View) { self.view = view }

  func draw() { lines = view.lines() }
}
// snippet.end

// snippet.follow
extension Screen {
  /// Draws again when the product has changed, and is held by the repository for it.
  func followStrongly(_ repository: ProductDataRepository) {
    repository.onChange = { self.draw() }
  }

  /// The same, and nobody is held.
  func followWeakly(_ repository: ProductDataRepository) {
    repository.onChange = { [weak self] in self?.draw() }
  }
}
// snippet.end
