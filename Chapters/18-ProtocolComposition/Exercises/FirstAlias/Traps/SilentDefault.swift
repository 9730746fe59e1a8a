// Fails leafAsksForAMessenger: a container that forgets its messenger compiles, and sends nothing.
// Also fails shareTakesWhatItUses.
// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency {
  var messenger: any Messaging { get }
}

extension MessagingDependency {
  var messenger: any Messaging { Silent() }
}

private struct Silent: Messaging {
  func send(_ text: String, to friend: String) {}
}
