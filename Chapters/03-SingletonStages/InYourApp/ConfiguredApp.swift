// with: ../../InYourApp/Items.swift
import SwiftUI

/// A stand-in for a vendor's SDK, whose clients may be made only after `configure`.
@MainActor
enum Vendor {
  private static var key: String?

  static func configure(key: String) { self.key = key }

  struct Client: ItemsClient {
    private let key: String

    @MainActor
    init() {
      guard let key = Vendor.key else { preconditionFailure("call Vendor.configure first") }
      self.key = key
    }

    func fetchItems() async throws -> [Item] { [] }
  }
}

/// Configures the vendor's SDK, and then makes the first object that uses it.
@main
struct ShopApp: App {
  @State private var model: ItemsModel

  init() {
    Vendor.configure(key: "shop")
    _model = State(initialValue: ItemsModel(client: Vendor.Client()))
  }

  var body: some Scene { WindowGroup { ItemsView(model: model) } }
}
