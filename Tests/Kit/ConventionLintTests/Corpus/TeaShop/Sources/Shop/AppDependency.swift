import Loyalty

final class AppDependency: ShopFlowCoordinatorDependencies {
  lazy var logger: any EventLogging = ConsoleLogger()
  lazy var connection: any ConnectionChecking = ShopConnection()
  lazy var customerManager: any CustomerManaging = CustomerManager()
  lazy var stockManager: any StockManaging = StockManager(dependencies: self)
  lazy var basketManager: any BasketManaging = BasketManager()
  lazy var paymentAPI: any PaymentSending = PaymentAPI()
  lazy var pointManager: any PointManaging = PointManager()
}

struct ConsoleLogger: EventLogging { func log(_ message: String) { print(message) } }
struct ShopConnection: ConnectionChecking { let isOnline = true }
struct CustomerManager: CustomerManaging { let name: String? = "Mei"; func signOut() {} }
final class BasketManager: BasketManaging { var teas: [String] = [] }
struct PaymentAPI: PaymentSending { func pay(_ amount: Int) -> String { "paid \(amount)" } }
struct PointManager: PointManaging { func points(of customer: String) -> Int { customer.count } }

func runShop() -> [String] { ShopFlowCoordinator(dependencies: AppDependency()).start() }
