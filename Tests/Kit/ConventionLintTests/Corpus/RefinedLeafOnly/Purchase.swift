// What is special here: a leaf refines another one, which looks like a gathering protocol, and only the inherited member is used.
protocol Receipt { func verify(_ id: String) -> Bool }
protocol Refund { func refund(_ id: String) }
protocol ReceiptDependency { var receipt: any Receipt { get } }
protocol StoreDependency: ReceiptDependency { var refund: any Refund { get } }

typealias PurchaseDependencies = StoreDependency

struct Purchase<Dependencies: PurchaseDependencies> {
  let dependencies: Dependencies
  let id: String

  var isValid: Bool { dependencies.receipt.verify(id) }
}

extension Purchase: CustomStringConvertible {
  var description: String { isValid ? id : "\(id)?" }
}

extension Purchase: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
