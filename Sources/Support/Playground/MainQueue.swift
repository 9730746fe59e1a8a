import Dispatch

/// Detects the main queue by a key set on it. It checks the queue, not the thread, because on Linux another
/// thread may serve the main queue.
public enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue.
  public static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
