// with: ../../InYourApp/Items.swift
import SwiftUI

/// The shop's running services.
struct Services: Sendable {
  let items: any ItemsClient
}

/// Starts the services, once for all windows. `init` starts nothing.
@MainActor @Observable
final class Launch {
  enum State {
    case starting
    case ready(Services)
    case failed(String)
  }

  private(set) var state = State.starting
  private let makeServices: @Sendable () async throws -> Services
  private var task: Task<Void, Never>?

  init(makeServices: @escaping @Sendable () async throws -> Services) {
    self.makeServices = makeServices
  }

  func start() async {
    if case .failed = state { (task, state) = (nil, .starting) }
    let task = task ?? Task { await startOnce() }
    self.task = task
    await task.value
  }

  private func startOnce() async {
    do { state = .ready(try await makeServices()) } catch { state = .failed("\(error)") }
  }
}

struct StartView: View {
  let launch: Launch

  var body: some View {
    switch launch.state {
    case .starting:
      ProgressView().task { await launch.start() }
    case .ready(let services):
      ShopScreen(services: services)
    case .failed(let reason):
      Text("No start: \(reason)")
      Button("Try again") { Task { await launch.start() } }
    }
  }
}

/// Requires services, so it can't be shown before they are started.
struct ShopScreen: View {
  let services: Services

  var body: some View { Text("Welcome") }
}
