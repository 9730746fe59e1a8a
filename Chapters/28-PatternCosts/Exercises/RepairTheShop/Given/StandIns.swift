// Given: leave this file as it is.

/// Stands in for the server: questions wait for their answers, unless there is a quick one.
final class Desk: ItemsClient {
  var quick: [Item]?
  /// Runs while a question is asked.
  var onAsk: () -> Void = {}
  /// Runs when the server goes on behind a quick answer.
  var onGoingOn: () -> Void = {}
  private(set) var asked = 0
  private var waiting: [([Item]) -> Void] = []
  var missing: Int { waiting.count }

  func answer(_ items: [Item], at index: Int = 0) {
    if index < waiting.count { waiting.remove(at: index)(items) }
  }

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    asked += 1
    onAsk()
    guard let quick else { return waiting.append(completion) }
    completion(quick)
    onGoingOn()
  }
}

/// Stands in for the main queue, and works when it is told to, or at once.
final class Main {
  var isQuick = false
  var onHop: () -> Void = {}
  private(set) var hops = 0
  private(set) var isWorking = false
  private var works: [() -> Void] = []
  var waiting: Int { works.count }

  func hop(_ work: @escaping () -> Void) {
    hops += 1
    onHop()
    works.append(work)
    if isQuick { self.work() }
  }

  func work(at index: Int = 0) {
    guard index < works.count else { return }
    let before = isWorking
    isWorking = true
    works.remove(at: index)()
    isWorking = before
  }
}

/// Stands in for the bank: it takes no money, and lets `onPay` write the receipt.
final class Teller: Paying {
  private let onPay: (Int) -> String

  init(onPay: @escaping (Int) -> String = { "receipt of \($0)" }) { self.onPay = onPay }

  func pay(_ cents: Int) -> String { onPay(cents) }
}
