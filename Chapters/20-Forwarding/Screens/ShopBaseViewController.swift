import Foundation

typealias ShopBaseViewControllerDependencies = LoggingDependency

class ShopBaseViewController<Dependencies: ShopBaseViewControllerDependencies>: ViewController {
  /// Private, so a subclass can store its own property with the same name.
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  /// An archive has no dependencies.
  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dependencies.logger.log("shop screen loaded")
  }
}
