import Scopes

/// What the scope of a login needs.
public protocol LoggedInRequirements: Requirements {
  var userId: String { get }
  var ledger: Ledger { get }
}

/// What the scope of the thread list needs.
public protocol ChatThreadListRequirements: Requirements {
  var messagingNetworkService: any MessagingService { get }
  var chatThreadSource: any ThreadSource { get }
}

public protocol MessagingService: AnyObject {
  func send(_ text: String)
}

/// The titles that were received since the socket was opened.
public protocol ThreadSource: AnyObject {
  var titles: [String] { get }
}

/// One socket, which receives what it has sent.
public final class WebSocketMessagingService: MessagingService, ThreadSource {
  public private(set) var titles: [String] = []
  private let userId: String
  private let ledger: Ledger

  public init(userId: String, ledger: Ledger) {
    (self.userId, self.ledger) = (userId, ledger)
    ledger.opened += 1
  }

  deinit { ledger.closed += 1 }

  public func send(_ text: String) { titles.append("\(userId): \(text)") }
}

/// How many sockets were opened and closed.
public final class Ledger {
  public internal(set) var opened = 0
  public internal(set) var closed = 0

  public init() {}
}
