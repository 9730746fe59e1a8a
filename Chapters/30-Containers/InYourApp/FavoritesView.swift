// with: ../Container.swift ../Key.swift ../Resolution.swift ../Shop.swift
import SwiftUI

final class FavoritesModel: ObservableObject {
  @Published var items: [String] = []
}

struct FavoritesView: View {
  @StateObject private var model: FavoritesModel

  /// SwiftUI runs the expression once, and not for each new value of the view.
  init(container: Container) {
    _model = StateObject(wrappedValue: container.resolve())
  }

  var body: some View { Text("\(model.items.count) favorites") }
}
