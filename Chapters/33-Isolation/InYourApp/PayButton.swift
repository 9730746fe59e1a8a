// with: ../CartViewModel.swift ../Checkout.swift ../Payments.swift ../Sleep.swift
import SwiftUI

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
func makeCartViewModel(items: [String], checkout: Checkout) -> CartViewModel {
  // was: checkout: Checkout(bank: bank), a checkout for each window
  CartViewModel(items: items, checkout: checkout, sleep: realSleep)
}

struct ItemsView: View {
  let load: @MainActor () async -> Void

  var body: some View {
    // Canceled when the view disappears.
    Text("Items").task { await load() }
  }
}
