// Fails noInbox: a badge that once had an inbox goes on with it.
// TASK 3: Show what is unread in the inbox above, if there is one.
@Environment(Inbox.self) private var above: Inbox?
private let last = Last()

var body: some View {
  if let inbox = last.kept(above), inbox.unread > 0 {
    Text("\(inbox.unread) unread")
    Button("Read all") { inbox.readAll() }
  }
}

private final class Last {
  private var inbox: Inbox?

  func kept(_ new: Inbox?) -> Inbox? {
    inbox = new ?? inbox
    return inbox
  }
}
