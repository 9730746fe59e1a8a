import TextUI

/// Opens when it is created, and closes when it is freed. It holds its view in between, however often
/// it draws that.
final class Screen {
  private(set) var lines: [String] = []
  private let view: any View

  init(_ view: some View) { self.view = view }

  func draw() { lines = view.lines() }
}

extension Screen {
  /// Draws again when the product has changed. The repository holds the screen.
  func followStrongly(_ repository: ProductDataRepository) {
    repository.onChange = { self.draw() }
  }

  /// The same, but the repository doesn't hold the screen.
  func followWeakly(_ repository: ProductDataRepository) {
    repository.onChange = { [weak self] in self?.draw() }
  }
}
