import Foundation

/// The shape of UIKit's class, without UIKit. Every screen inherits from it.
class ViewController {
  init() {}

  /// Every subclass must have it, or inherit it.
  required init?(coder: NSCoder) {}

  func viewDidLoad() {}
}
