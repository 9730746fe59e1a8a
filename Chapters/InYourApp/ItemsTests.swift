// with: Items.swift ShopApp.swift
import SwiftUI
import Testing

@MainActor @Test("Without a network, the screen says so")
func offline() async {
  let offline = StubItemsClient(result: .failure(URLError(.notConnectedToInternet)))
  let model = ItemsModel(client: offline)
  await model.load()
  #expect(model.message == "No items. Try again.")
}
