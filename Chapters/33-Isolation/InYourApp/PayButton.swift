import SwiftUI

protocol Paying: Sendable {
  func pay(_ cents: Int) async throws -> String
}

/// The screen's model belongs to the main actor, and its checkout to another one.
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
    // An unstructured task: a screen that closes must not stop a payment that the bank has begun.
    Button("Pay") { Task { await model.pay() } }
    Text(model.receipt ?? model.message)
  }
}

struct ItemsView: View {
  let load: @MainActor () async -> Void

  var body: some View {
    // This one is cancelled when the view goes.
    Text("Items").task { await load() }
  }
}
