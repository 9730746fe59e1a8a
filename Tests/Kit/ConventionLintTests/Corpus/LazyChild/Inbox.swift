// What is special here: the leaf was for a child that is created in a lazy property and already lists the leaf itself.
struct Mail { var subject: String }
protocol MailBox { func unread() -> [Mail] }
protocol DateText { func today() -> String }
protocol Badges { func show(_ count: Int) }

protocol MailBoxProviding { var mailBox: any MailBox { get } }
protocol DateTextProviding { var dateText: any DateText { get } }
protocol BadgesProviding { var badges: any Badges { get } }

typealias InboxHeaderDependencies = DateTextProviding

final class InboxHeader<Dependencies: InboxHeaderDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func title(_ count: Int) -> String { "\(count) on \(dependencies.dateText.today())" }
}

typealias InboxDependencies = InboxHeaderDependencies
  & MailBoxProviding & BadgesProviding
  & DateTextProviding

final class Inbox<Dependencies: InboxDependencies> {
  let dependencies: Dependencies
  private lazy var header = InboxHeader(dependencies: dependencies)

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func open() -> [String] {
    let mails = dependencies.mailBox.unread()
    dependencies.badges.show(mails.count)
    return [header.title(mails.count)] + mails.map(\.subject)
  }
}
