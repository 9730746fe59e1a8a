// What is special here: an app as people write it: view models with nested aliases, flow coordinators, a factory, a helper, a splice, a feature in a package, and services that the container makes.
import Loyalty

protocol ConnectionChecking { var isOnline: Bool { get } }
protocol CustomerManaging { var name: String? { get } ; func signOut() }
protocol StockManaging { var teas: [String] { get } ; func left(of tea: String) -> Int }
protocol BasketManaging: AnyObject { var teas: [String] { get set } }
protocol PaymentSending { func pay(_ amount: Int) async throws -> String }

protocol HasConnection { var connection: any ConnectionChecking { get } }
protocol HasCustomerManager { var customerManager: any CustomerManaging { get } }
protocol HasStockManager { var stockManager: any StockManaging { get } }
protocol HasBasketManager { var basketManager: any BasketManaging { get } }
protocol HasPaymentAPI { var paymentAPI: any PaymentSending { get } }

final class StockManager: StockManaging {
  typealias Dependencies = HasLogger & HasConnection

  private let logger: any EventLogging
  private let connection: any ConnectionChecking

  init(dependencies: some Dependencies) {
    self.logger = dependencies.logger
    self.connection = dependencies.connection
  }

  var teas: [String] { connection.isOnline ? ["Assam", "Sencha"] : [] }

  func left(of tea: String) -> Int {
    logger.log("asked for \(tea)")
    return tea.count
  }
}

typealias Analytics_reportDependencies = HasLogger & HasConnection

enum Analytics {
  static func report(dependencies: some Analytics_reportDependencies, event: String) {
    guard dependencies.connection.isOnline else { return }
    dependencies.logger.log("event \(event)")
  }
}
