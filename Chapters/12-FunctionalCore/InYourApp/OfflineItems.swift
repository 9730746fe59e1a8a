// with: ../../InYourApp/Items.swift ../../10-CQSCache/InYourApp/CachingItemsClient.swift
import SwiftUI

struct OfflineDecision: Sendable {
  var items: [Item] = []
  var message = ""
  /// The items to save. If nil, the file stays as it is.
  var keep: [Item]?
}

/// The core: all rules of the list. Its test needs no stub, and doesn't wait.
func decide(answer: [Item]?, kept: CachedItems?, now: Date) -> OfflineDecision {
  let day: Range<TimeInterval> = 0..<24 * 3600
  let fresh = kept.flatMap { day.contains(now.timeIntervalSince($0.savedAt)) ? $0.items : nil }
  guard let items = answer ?? fresh else { return OfflineDecision(message: "No items.") }
  return OfflineDecision(
    items: items, message: answer == nil ? "You are offline." : "",
    keep: fresh == nil ? items : nil)
}

/// The shell: it fetches, lets the core decide, and carries out the decision.
@MainActor @Observable
final class OfflineItemsModel {
  private(set) var decision = OfflineDecision()
  private let client: any ItemsClient
  private let cache: any ItemsCache
  private let now: () -> Date
  private let report: (any Error) -> Void

  init(
    client: any ItemsClient, cache: any ItemsCache, now: @escaping () -> Date = { .now },
    report: @escaping (any Error) -> Void
  ) {
    self.client = client
    self.cache = cache
    self.now = now
    self.report = report
  }

  func refresh() async {
    let answer = try? await client.fetchItems()
    // The customer has left, or refreshes again.
    if Task.isCancelled { return }
    let kept = try? await cache.load()
    decision = decide(answer: answer, kept: kept, now: now())
    guard let keep = decision.keep else { return }
    do { try await cache.save(keep) } catch { report(error) }
  }
}

struct OfflineItemsView: View {
  let model: OfflineItemsModel

  var body: some View {
    VStack {
      Text(model.decision.message)
      List(model.decision.items) { Text($0.name) }
        .refreshable { await model.refresh() }
    }
    .task { await model.refresh() }
  }
}
