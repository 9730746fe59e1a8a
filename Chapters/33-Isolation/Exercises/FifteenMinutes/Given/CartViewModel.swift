// Given: leave this file as it is.

/// Waits for a duration. Throws if the waiting task is canceled.
typealias Wait = @MainActor (Duration) async throws -> Void

/// The view model of the cart, as it is in the shop.
@MainActor
final class CartViewModel {
  private(set) var items: [String] = []
  private let wait: Wait
  /// The fifteen minutes that began with the newest item.
  private var hold: Task<Void, Never>?

  init(wait: @escaping Wait) { self.wait = wait }

  /// Called by each tap on an item. The fifteen minutes start again.
  func add(_ item: String) {
    items.append(item)
    hold?.cancel()
    hold = Task { await release(after: .seconds(15 * 60)) }
  }

  /// Called when the bank has the money. The order keeps its items.
  func pay() {
    hold?.cancel()
  }

  private func release(after time: Duration) async {
    do {
      try await wait(time)
    } catch {
      return
    }
    items = []
  }
}
