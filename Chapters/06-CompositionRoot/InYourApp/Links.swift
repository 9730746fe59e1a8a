// with: ../Outside/ShopLink.swift
import SwiftUI

/// The part of the root that decides which pages are open.
@MainActor @Observable
final class ShopNavigation {
  private(set) var isLoggedIn = false
  var path: [ShopLink.Page] = []
  private var waiting: [ShopLink.Page]?

  func open(_ link: URL) {
    guard let pages = ShopLink.path(for: link) else { return }
    if isLoggedIn { path = pages } else { waiting = pages }
  }

  func didLogin() {
    (isLoggedIn, path, waiting) = (true, waiting ?? [.items], nil)
  }
}

/// The modifier is outside of both branches, so each of them gets the link.
struct ShopView: View {
  @Bindable var navigation: ShopNavigation

  var body: some View {
    Group {
      if navigation.isLoggedIn {
        NavigationStack(path: $navigation.path) {
          Text("Shop").navigationDestination(for: ShopLink.Page.self) { PageView(page: $0) }
        }
      } else {
        Button("Log in") { navigation.didLogin() }
      }
    }
    .onOpenURL { navigation.open($0) }
  }
}

struct PageView: View {
  let page: ShopLink.Page

  var body: some View {
    switch page {
    case .items: Text("Items")
    case .item(let id): Text("Item \(id)")
    case .cart: Text("Cart")
    }
  }
}
