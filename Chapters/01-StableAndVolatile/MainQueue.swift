import Dispatch

// snippet.main
/// Whether the code runs on the main queue. The queue is asked, and never the thread: on Linux
/// another thread may serve the main queue.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
// snippet.end
