// with: ../Checkout.swift ../Payments.swift
import SwiftUI

/// The model is isolated to the main actor, and its checkout is another actor.
@MainActor @Observable
final class CartViewModel {
  private(set) var receipt: String?
  private(set) var message = ""
  private(set) var isPaying = false
  private let checkout: any Paying

  init(checkout: any Paying) { self.checkout = checkout }

  func pay() async {
    guard !isPaying else { return }
    isPaying = true
    defer { isPaying = false }
    do { receipt = try await checkout.pay(250) } catch { message = "Not paid. Try again." }
  }
}

struct PayButton: View {
  let model: CartViewModel

  var body: some View {
    // An unstructured task, because closing the screen must not cancel a payment that has started.
    Button("Pay") { Task { await model.pay() } }.disabled(model.isPaying)
    Text(model.receipt ?? model.message)
  }
}

/// One checkout for the order, whichever window pays.
@MainActor
func makeCartViewModel(checkout: Checkout) -> CartViewModel {
  // was: CartViewModel(checkout: Checkout(bank: bank)), a checkout for each window
  CartViewModel(checkout: checkout)
}

struct ItemsView: View {
  let load: @MainActor () async -> Void

  var body: some View {
    // Canceled when the view disappears.
    Text("Items").task { await load() }
  }
}
