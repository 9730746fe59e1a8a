// with: ../../InYourApp/Items.swift
import SwiftUI

struct StockClient: Sendable {
  var stock: @Sendable (_ item: Item.ID) async throws -> Int
  var reserve: @Sendable (_ item: Item.ID) async throws -> Void
}

extension StockClient {
  /// A preview must not crash, so each function returns something harmless.
  static let preview = StockClient(stock: { _ in 3 }, reserve: { _ in })
}

/// In your app, its methods send requests.
actor StockServer {
  private var stocks: [Item.ID: Int] = [1: 3]

  func stock(of item: Item.ID) throws -> Int { stocks[item] ?? 0 }
  func reserve(_ item: Item.ID) throws { stocks[item, default: 1] -= 1 }
}

extension StockClient {
  static func live(_ server: StockServer) -> StockClient {
    StockClient(
      stock: { item in try await server.stock(of: item) },
      reserve: { item in try await server.reserve(item) })
  }
}

/// The root decides whose functions the row calls.
@MainActor
func makeStockRow(item: Item, server: StockServer) -> StockRow {
  // was: StockRow(item: item, client: ServerStockClient(server: server))
  StockRow(item: item, client: .live(server))
}

struct StockRow: View {
  let item: Item
  let client: StockClient
  @State private var text = "…"

  var body: some View {
    HStack {
      Text(item.name)
      Text(text)
    }
    .task(id: item.id) {
      do {
        text = "\(try await client.stock(item.id)) left"
      } catch {
        // The row already shows another item, whose task sets the text.
        guard !Task.isCancelled else { return }
        text = "unknown"
      }
    }
  }
}

/// Sold out, no answer, and a slow server.
struct StockPreviews: PreviewProvider {
  static var previews: some View {
    VStack {
      row { $0.stock = { _ in 0 } }
      row { $0.stock = { _ in throw URLError(.timedOut) } }
      row {
        $0.stock = { _ in
          try await Task.sleep(for: .seconds(60))
          return 0
        }
      }
    }
  }

  private static func row(_ change: (inout StockClient) -> Void) -> StockRow {
    var client = StockClient.preview
    change(&client)
    return StockRow(item: Item(id: 1, name: "tea"), client: client)
  }
}
