import Foundation

/// UIKit's shape without UIKit: what every screen inherits there.
class ViewController {
  init() {}

  /// Every subclass must have it, or inherit it.
  required init?(coder: NSCoder) {}

  func viewDidLoad() {}
}
