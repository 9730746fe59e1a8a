import Dispatch

/// Knows the main queue by a mark put on it. The queue is asked, and never the thread: on Linux another
/// thread may serve the main queue.
public enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is work of the main queue.
  public static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
