import TextUI

/// Two functions of the shop's server in one environment value.
struct StockClient {
  var stock: (_ item: String) -> Int
  var reserve: (_ item: String) -> Void
}

struct StockClientKey: EnvironmentKey {
  static var defaultValue: StockClient { StockClient(stock: { _ in 3 }, reserve: { _ in }) }
}

extension EnvironmentValues {
  var stockClient: StockClient {
    get { self[StockClientKey.self] }
    set { self[StockClientKey.self] = newValue }
  }
}

struct StockView: View {
  @Environment(\.stockClient) private var client

  var body: some View {
    Text("\(client.stock("tea")) left")
    Button("Reserve") { client.reserve("tea") }
  }
}
