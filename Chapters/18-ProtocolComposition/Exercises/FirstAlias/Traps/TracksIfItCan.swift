// Fails aliasListsWhatIsUsed: the alias lacks a leaf, and the function looks for it while it runs.
// Also fails shareTakesWhatItUses.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  (dependencies as? any TrackingDependency)?.tracker.track("share \(item.name)")
}
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies, TrackingDependency {
  let tracker: any Tracking
  let messenger: any Messaging

  init(recorder: Recorder) {
    tracker = recorder
    messenger = recorder
  }
}
