// with: ../DependencyKey.swift ../DependencyValues.swift ../Dependency.swift ../WithDependencies.swift ../Unset.swift ../Shop.swift
import SwiftUI

@MainActor @Observable
final class TeaModel {
  // `@Observable` would make these computed properties, which can't have a wrapper.
  @ObservationIgnored @Dependency(PricesKey.self) private var prices
  @ObservationIgnored @Dependency(TodayKey.self) private var today
  private(set) var text = ""

  func load() {
    let price = prices.cents("tea")
    text = today == .monday ? "\(price * 9 / 10), 10 % off" : "\(price)"
  }
}

struct TeaView: View {
  let model: TeaModel

  var body: some View {
    Text(model.text).onAppear { model.load() }
  }
}

@main
struct CheckoutApp: App {
  @State private var model: TeaModel

  init() {
    prepareDependencies { $0[PricesKey.self] = .server }
    // was: TeaModel(prices: .server, today: .now)
    _model = State(initialValue: TeaModel())
  }

  var body: some Scene {
    WindowGroup { TeaView(model: model) }
  }
}

/// The page on a Monday, without a server. The model was made inside the operation, so it still has the Monday
/// when SwiftUI shows the view and calls `load`.
struct MondayPreview: PreviewProvider {
  static var previews: some View {
    withDependencies {
      $0[TodayKey.self] = .monday
      $0[PricesKey.self] = PriceClient { _ in 1000 }
    } operation: {
      TeaView(model: TeaModel())
    }
  }
}
