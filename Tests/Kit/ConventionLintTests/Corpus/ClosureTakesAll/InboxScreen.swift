// What is special here: the whole container goes into a stored closure, so nobody knows which leaf is needed behind it.
protocol Messaging { func unread() -> Int }
protocol Badging { func set(_ count: Int) }

protocol HasMessages { var messages: any Messaging { get } }
protocol HasBadge { var badge: any Badging { get } }

typealias InboxScreenDependencies = HasMessages
  & HasBadge

final class InboxScreen<Dependencies: InboxScreenDependencies> {
  private let dependencies: Dependencies
  private let onClose: (Dependencies) -> Void

  init(dependencies: Dependencies, onClose: @escaping (Dependencies) -> Void) {
    self.dependencies = dependencies
    self.onClose = onClose
  }

  var title: String { "Inbox (\(dependencies.messages.unread()))" }

  func close() { onClose(dependencies) }
}
