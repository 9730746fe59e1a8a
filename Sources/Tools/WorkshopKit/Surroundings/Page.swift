/// A console that keeps what is written: a pipe, 80 columns wide, without colour.
public final class Page: Console {
  public let width: Int
  public let height = 24
  public let isTerminal: Bool
  public let usesColor: Bool
  private let written = Locked("")
  private let complained = Locked("")

  public init(width: Int = 80, isTerminal: Bool = false, usesColor: Bool = false) {
    self.width = width
    self.isTerminal = isTerminal
    self.usesColor = usesColor
  }

  /// What went to standard output.
  public var text: String { written.withLock { $0 } }

  /// What went to standard error.
  public var errors: String { complained.withLock { $0 } }

  public func write(_ text: String) { written.withLock { $0 += text } }

  public func writeError(_ text: String) { complained.withLock { $0 += text } }
}
