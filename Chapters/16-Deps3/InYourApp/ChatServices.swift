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
  @State private var message = ""

  var body: some View {
    Text(message)
    Button("Send a photo") {
      Task {
        do {
          try await services.uploader().upload(Data())
          message = "Sent"
        } catch {
          message = "Try again"
        }
      }
    }
  }
}

// The app's part:

@MainActor
final class AppServices {
  var uploader: any Uploading

  init(uploader: any Uploading) { self.uploader = uploader }
}

struct ChatServices: UploaderProviding {
  let shop: AppServices

  func uploader() -> any Uploading { shop.uploader }
}

struct ShopWindow: View {
  let shop: AppServices

  var body: some View {
    // was: ChatView(services: shop)
    ChatView(services: ChatServices(shop: shop))
  }
}
