import SwiftUI

protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}

/// The model is isolated to the main actor, and its checkout to another actor.
@MainActor @Observable
final class CartViewModel {
  private(set) var receipt: String?
  private(set) var message = ""
  private let checkout: any Paying

  init(checkout: any Paying) { self.checkout = checkout }

  func pay() async {
    do { receipt = try await checkout.pay(250) } catch { message = "Not paid. Try again." }
  }
}

struct PayButton: View {
  let model: CartViewModel

  var body: some View {
    // An unstructured task, because closing the screen must not cancel a payment that has started.
    Button("Pay") { Task { await model.pay() } }
    Text(model.receipt ?? model.message)
  }
}

struct ItemsView: View {
  let load: @MainActor () async -> Void

  var body: some View {
    // Canceled when the view disappears.
    Text("Items").task { await load() }
  }
}
