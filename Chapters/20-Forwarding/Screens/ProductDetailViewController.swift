import Foundation

typealias ProductDetailViewControllerDependencies = TrackingDependency
  & ShopBaseViewControllerDependencies  // Required by ShopBaseViewController

class ProductDetailViewController<Dependencies: ProductDetailViewControllerDependencies>:
  ShopBaseViewController<Dependencies>
{
  private let dependencies: Dependencies

  override init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(dependencies: dependencies)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dependencies.tracker.track("product screen loaded")
  }
}
