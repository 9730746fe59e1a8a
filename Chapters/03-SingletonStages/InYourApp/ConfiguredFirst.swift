// with: ../../InYourApp/Items.swift
import SwiftUI

/// Our stand-in for a vendor's library, whose clients work only after `configure()`.
enum VendorSDK {
  static func configure() {}
}

struct VendorItemsClient: ItemsClient {
  func fetchItems() async throws -> [Item] { [] }
}

@main
struct ShopApp: App {
  // was: @State private var model = ItemsModel(client: VendorItemsClient())
  @State private var model: ItemsModel

  init() {
    VendorSDK.configure()
    _model = State(initialValue: ItemsModel(client: VendorItemsClient()))
  }

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}
