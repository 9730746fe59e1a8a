// with: ../../InYourApp/Items.swift
import SwiftUI

@MainActor protocol Tracking { func track(_ event: String) }

@MainActor protocol Logging { func log(_ message: String) }

@MainActor @Observable
final class Cart {
  private(set) var items: [Item] = []

  func put(_ item: Item) { items.append(item) }
}

// SwiftUI's views are on the main actor, so the leaves that they read are, too.

@MainActor protocol TrackingDependency { var tracker: any Tracking { get } }

@MainActor protocol LoggingDependency { var logger: any Logging { get } }

@MainActor protocol CartDependency { var cart: Cart { get } }

struct ConsoleTracker: Tracking { func track(_ event: String) { print(event) } }

struct ConsoleLogger: Logging { func log(_ message: String) { print(message) } }
