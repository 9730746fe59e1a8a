// Fails unread: an inbox without unread messages still has a badge.
// TASK 3: Show what is unread in the inbox above, if there is one.
@Environment(Inbox.self) private var inbox: Inbox?

var body: some View {
  if let inbox {
    Text("\(inbox.unread) unread")
    if inbox.unread > 0 { Button("Read all") { inbox.readAll() } }
  }
}
