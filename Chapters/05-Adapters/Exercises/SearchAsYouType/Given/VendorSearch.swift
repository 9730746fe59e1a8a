// Given: leave this file as it is.
// The SDK of a vendor, a module of its own in the shop. No feature imports it.

import Playground

struct VendorHit: Sendable {
  let title: String
  /// In cents.
  let price: Int
}

enum VendorError: Error {
  case offline, aborted
}

/// The vendor's client. `send` replaces the network: it gets each call that is started.
struct VendorSearch: Sendable {
  let send: @Sendable (VendorCall) -> Void

  func call(for text: String) -> VendorCall { VendorCall(for: text, send: send) }
}

/// One search, which begins with `start`. It can be used from any thread.
final class VendorCall: Sendable {
  /// The hits, or an error. If the server sends nothing, both are nil.
  typealias Completion = @Sendable ([VendorHit]?, (any Error)?) -> Void

  private enum State {
    case isReady, isCanceled, hasEnded
    case isRunning(Completion)
  }

  let text: String
  private let send: @Sendable (VendorCall) -> Void
  private let state = Locked(State.isReady)

  fileprivate init(for text: String, send: @escaping @Sendable (VendorCall) -> Void) {
    (self.text, self.send) = (text, send)
  }

  /// Sends the call. The completion is called exactly once. Of a call that was canceled before, nothing is sent.
  func start(_ completion: @escaping Completion) {
    let isSent = state.withLock { state in
      guard case .isReady = state else { return false }
      state = .isRunning(completion)
      return true
    }
    if isSent { send(self) } else { completion(nil, VendorError.aborted) }
  }

  /// Ends the call with `VendorError.aborted`, now or when it starts.
  func cancel() {
    let completion = state.withLock { state -> Completion? in
      switch state {
      case .isReady:
        state = .isCanceled
        return nil
      case .isRunning(let completion):
        state = .hasEnded
        return completion
      case .isCanceled, .hasEnded: return nil
      }
    }
    completion?(nil, VendorError.aborted)
  }

  /// The server's response. It has no effect on a call that has ended.
  func finish(_ hits: [VendorHit]?, _ error: (any Error)?) {
    let completion = state.withLock { state -> Completion? in
      guard case .isRunning(let completion) = state else { return nil }
      state = .hasEnded
      return completion
    }
    completion?(hits, error)
  }

  var isRunning: Bool {
    state.withLock { if case .isRunning = $0 { true } else { false } }
  }
}
