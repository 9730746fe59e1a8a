import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopView() }
  }
}

/// The content of a window.
struct ShopView: View {
  @State private var showsLogin = false
  @State private var showsCart = false

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Button(Session.shared.user?.name ?? "Log in") { showsLogin = true }
          Spacer()
          Button("Cart") { showsCart = true }
        }
        ItemsView()
      }
      .navigationTitle("Shop")
    }
    .sheet(isPresented: $showsLogin) { LoginView() }
    .sheet(isPresented: $showsCart) { CartView() }
  }
}
