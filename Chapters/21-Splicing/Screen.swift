import TextUI

/// Opens when it is created and closes when it is freed. It keeps the same view in between, however
/// often it is drawn.
final class Screen {
  private(set) var lines: [String] = []
  private let view: any View

  init(_ view: some View) { self.view = view }

  func draw() { lines = view.lines() }
}

extension Screen {
  /// Redraws when the product changes. The repository holds the screen.
  func followStrongly(_ repository: ProductDataRepository) {
    repository.onChange = { self.draw() }
  }

  /// The same, except that the repository doesn't hold the screen.
  func followWeakly(_ repository: ProductDataRepository) {
    repository.onChange = { [weak self] in self?.draw() }
  }
}
