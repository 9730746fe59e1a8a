// Fails nearestInbox: the button asks which inbox was shown last.
// TASK 3: Show what is unread in the inbox above, if there is one.
@Environment(Inbox.self) private var inbox: Inbox?
private let last = Last()

var body: some View {
  let _ = last.keep(inbox)
  if let inbox, inbox.unread > 0 {
    Text("\(inbox.unread) unread")
    Button("Read all") { last.inbox?.readAll() }
  }
}

private final class Last {
  private(set) var inbox: Inbox?

  func keep(_ new: Inbox?) { inbox = new }
}
