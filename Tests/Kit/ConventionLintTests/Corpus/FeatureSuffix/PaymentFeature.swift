// What is special here: the public alias is taken by an internal type only, but its name ends in FeatureDependencies.
public protocol Bank { func transfer(_ cents: Int) async -> Bool }
public protocol Receipts { func keep(_ text: String) }
public protocol BankProviding { var bank: any Bank { get } }
public protocol ReceiptsProviding { var receipts: any Receipts { get } }

public typealias PaymentFeatureDependencies = BankProviding & ReceiptsProviding

final class PaymentFeature<Dependencies: PaymentFeatureDependencies> {
  private let dependencies: Dependencies
  private let cents: Int

  init(dependencies: Dependencies, cents: Int) {
    self.dependencies = dependencies
    self.cents = cents
  }

  func pay() async -> Bool {
    guard await dependencies.bank.transfer(cents) else { return false }
    dependencies.receipts.keep("paid \(cents)")
    return true
  }
}
