// Fails shareTakesWhatItUses: a container that forgets its tracker compiles.
// Also fails leafAsksForAMessenger.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = TrackingDependency & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}

extension TrackingDependency {
  var tracker: any Tracking { Recorder() }
}
