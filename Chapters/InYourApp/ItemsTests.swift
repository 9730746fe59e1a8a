// with: Items.swift ShopApp.swift
import SwiftUI
import Testing

@MainActor @Test("The items screen shows a message without a network")
func offline() async {
  let offline = StubItemsClient(result: .failure(URLError(.notConnectedToInternet)))
  let model = ItemsModel(client: offline)
  await model.load()
  #expect(model.message == "No items. Try again.")
}
