// Fails unread: the inbox is read in the initializer, where there is none.
// Also fails readsAll, nearestInbox, noInbox.
// TASK 3: Show what is unread in the inbox above, if there is one.
@Environment(Inbox.self) private var above: Inbox?
private var inbox: Inbox?

init() { inbox = above }

var body: some View {
  if let inbox, inbox.unread > 0 {
    Text("\(inbox.unread) unread")
    Button("Read all") { inbox.readAll() }
  }
}
