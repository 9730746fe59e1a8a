// Fails noInbox: without an inbox the program ends.
// TASK 3: Show what is unread in the inbox above, if there is one.
@Environment(Inbox.self) private var inbox

var body: some View {
  if inbox.unread > 0 {
    Text("\(inbox.unread) unread")
    Button("Read all") { inbox.readAll() }
  }
}
