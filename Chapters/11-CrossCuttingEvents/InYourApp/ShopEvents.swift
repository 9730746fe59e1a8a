import SwiftUI

enum ShopEvent: Sendable {
  case paid(Int)
  case failed(String)
}

protocol CheckoutClient: Sendable {
  func charge(_ cents: Int) async throws -> String
}

/// Announces what happened.
@MainActor @Observable
final class CheckoutModel {
  private(set) var receipt = ""
  private let client: any CheckoutClient
  private let announce: (ShopEvent) -> Void

  init(client: any CheckoutClient, announce: @escaping (ShopEvent) -> Void) {
    self.client = client
    self.announce = announce
  }

  func buy(_ cents: Int) async {
    do {
      receipt = try await client.charge(cents)
      announce(.paid(cents))
    } catch {
      // The answer may be lost although the payment was booked.
      receipt = "We can't confirm the payment yet."
      announce(.failed("payment"))
    }
  }
}

/// Makes a new stream for each listener, because one stream gives each event to one reader only.
@MainActor
final class ShopEvents {
  private var continuations: [AsyncStream<ShopEvent>.Continuation] = []

  func stream() -> AsyncStream<ShopEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: ShopEvent.self)
    continuations.append(continuation)
    return stream
  }

  /// Also removes the streams that have ended.
  func send(_ event: ShopEvent) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(event) { true } else { false }
    }
  }
}

/// Listens while it is on the screen. When the view disappears, SwiftUI cancels the task, which ends the loop.
struct ThanksView: View {
  let events: ShopEvents
  @State private var thanks = ""

  var body: some View {
    Text(thanks)
      .task {
        for await event in events.stream() {
          if case .paid = event { thanks = "Thank you!" }
        }
      }
  }
}

/// In the root. Marketing counts each payment, whatever is on the screen.
@MainActor
func makeCheckout(
  client: any CheckoutClient, events: ShopEvents, countPayment: @escaping (Int) -> Void
) -> CheckoutModel {
  // was: CheckoutModel(client: client, marketing: marketing)
  CheckoutModel(client: client) { event in
    if case .paid(let cents) = event { countPayment(cents) }
    events.send(event)
  }
}
