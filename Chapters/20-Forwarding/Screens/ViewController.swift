// UIKit's shape without UIKit: what every screen inherits there.

// snippet.uikit
/// What a screen was saved in.
struct Coder {}

class ViewController {
  init() {}

  /// Every subclass must have it, or inherit it.
  required init?(coder: Coder) {}

  func viewDidLoad() {}
}
// snippet.end
