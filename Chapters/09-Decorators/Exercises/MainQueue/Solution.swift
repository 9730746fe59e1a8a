// MainQueue. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Dispatch

/// Knows whether the running code is work of the main queue.
enum MainQueue {
  // TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
  // STUB
  // static var isCurrent: Bool { false }
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
    // STUB
    // END
  }
}
