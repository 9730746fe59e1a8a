// with: ../../InYourApp/Items.swift
import SwiftUI

/// Creates a model at each `init`. SwiftUI keeps the first and drops the others.
struct WastefulScreen: View {
  @State private var model: ItemsModel

  init(client: any ItemsClient) { _model = State(initialValue: ItemsModel(client: client)) }

  var body: some View { List(model.items) { item in Text(item.name) } }
}

/// An owner that the root creates once. Only a button creates the model, never a `body`.
@MainActor @Observable
final class ListOwner {
  var model: ItemsModel?
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func openList() { model = ItemsModel(client: client) }
}

/// Required by `sheet(item:)`.
extension ItemsModel: Identifiable {}

struct ShopScreen: View {
  @Bindable var owner: ListOwner

  var body: some View {
    Button("Items") { owner.openList() }
      .sheet(item: $owner.model) { model in ItemsScreen(model: model) }
  }
}

/// Gets its model from the owner, and owns nothing.
struct ItemsScreen: View {
  let model: ItemsModel

  var body: some View { List(model.items) { item in Text(item.name) } }
}
