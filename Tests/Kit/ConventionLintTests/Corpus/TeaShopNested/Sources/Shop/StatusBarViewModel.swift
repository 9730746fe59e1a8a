import Loyalty

protocol StatusBarDelegate: AnyObject { func didSignOut() }

final class StatusBarViewModel {
  typealias Dependencies = HasLogger & HasCustomerManager & HasConnection

  private weak var delegate: (any StatusBarDelegate)?
  private let logger: any EventLogging
  private let customerManager: any CustomerManaging
  private let connection: any ConnectionChecking

  var title: String { connection.isOnline ? customerManager.name ?? "Welcome" : "Offline" }

  init(dependencies: some Dependencies, delegate: (any StatusBarDelegate)?) {
    self.logger = dependencies.logger
    self.customerManager = dependencies.customerManager
    self.connection = dependencies.connection
    self.delegate = delegate
  }

  func signOutTapped() {
    customerManager.signOut()
    logger.log("logged out")
    delegate?.didSignOut()
  }
}
