// Fails knowsItInsideSync: where the main queue has the main thread, it lends it to other queues.
// MainQueue. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Dispatch
import Foundation

/// Knows whether the running code is work of the main queue.
enum MainQueue {
  // TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
  // END
}

/// A client around another one. It asks that one, and passes on what it answers.
final class MainQueueDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    // TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
    base.fetchItems { result in
      if MainQueue.isCurrent {
        completion(result)
      } else {
        DispatchQueue.main.async {
          completion(result)
        }
      }
    }
    // END
  }
}

/// Stands around a client that answers on the main queue, as a `MainQueueDecorator` does.
final class FirstAnswerDecorator<Base: ItemsClient>: ItemsClient {
  private let base: Base

  init(base: Base) { self.base = base }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    // TASK 3: Pass on the first answer of each call, and no other.
    let isAnswered = Flag()
    base.fetchItems { result in
      MainActor.assumeIsolated {
        guard isAnswered.isSet == false else { return }
        isAnswered.isSet = true
        completion(result)
      }
    }
    // END
  }
}
