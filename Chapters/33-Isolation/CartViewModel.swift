import Observation

/// The cart screen's model, isolated to the main actor because the screen reads it.
@MainActor @Observable
final class CartViewModel {
  private(set) var items: [String]
  private(set) var receipt: String?
  private(set) var message = ""
  private(set) var isPaying = false
  private let checkout: any Paying
  private let sleep: Sleep

  init(items: [String], checkout: any Paying, sleep: @escaping Sleep) {
    self.items = items
    self.checkout = checkout
    self.sleep = sleep
  }

  /// Pays, unless an earlier tap in this window is still waiting for its receipt.
  func pay() async {
    guard !isPaying else { return }
    isPaying = true
    defer { isPaying = false }
    do {
      receipt = try await checkout.pay(250 * items.count)
    } catch {
      message = "No receipt. Try again."
    }
  }

  /// Releases the items after fifteen minutes, unless its task is canceled.
  func hold() async {
    guard (try? await sleep(.seconds(15 * 60))) != nil else { return }
    items = []
  }
}
