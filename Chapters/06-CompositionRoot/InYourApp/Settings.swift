// with: ../../InYourApp/Items.swift ../../01-StableAndVolatile/HTTPClient.swift ../../01-StableAndVolatile/InYourApp/RemoteItemsClient.swift ../../05-Adapters/InYourApp/ItemsAdapter.swift
import SwiftUI

/// The server of a build.
struct ServerSettings {
  let host: String

  init(_ values: [String: Any]) {
    guard let host = values["ShopHost"] as? String, !host.isEmpty else {
      fatalError("Info.plist has no ShopHost")
    }
    self.host = host
  }
}

@MainActor
final class ShopRoot {
  private let api: ServerAPIClient

  init(settings: ServerSettings, http: any HTTPClient) {
    api = ServerAPIClient(http: http, base: URL(string: "https://\(settings.host)")!)
  }

  func makeItems() -> ItemsModel { ItemsModel(client: ItemsAdapter(api: api)) }
}

/// The only code that reads the bundle.
@main
struct ShopApp: App {
  @State private var model: ItemsModel

  init() {
    let settings = ServerSettings(Bundle.main.infoDictionary ?? [:])
    let root = ShopRoot(settings: settings, http: URLSession.shared)
    _model = State(initialValue: root.makeItems())
  }

  var body: some Scene {
    WindowGroup { ItemsView(model: model) }
  }
}
