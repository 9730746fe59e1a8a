import SwiftUI

// The library's part, which can't be changed:

protocol Uploading: Sendable {
  func upload(_ photo: Data) async throws
}

@MainActor
protocol UploaderProviding {
  func uploader() -> any Uploading
}

struct ChatView: View {
  let services: any UploaderProviding

  var body: some View {
    Button("Send a photo") {
      Task { try await services.uploader().upload(Data()) }
    }
  }
}

// The app's part:

@MainActor
final class ShopServices {
  var uploader: any Uploading

  init(uploader: any Uploading) { self.uploader = uploader }
}

struct ChatServices: UploaderProviding {
  let shop: ShopServices

  func uploader() -> any Uploading { shop.uploader }
}

struct ShopWindow: View {
  let shop: ShopServices

  var body: some View {
    // was: ChatView(services: shop)
    ChatView(services: ChatServices(shop: shop))
  }
}
