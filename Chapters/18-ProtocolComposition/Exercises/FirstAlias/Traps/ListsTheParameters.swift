// Fails aliasListsWhatIsUsed: share took a logger, and never used it.
// Also fails shareTakesWhatItUses, containerHasNothingElse.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = LoggingDependency
  & TrackingDependency
  & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let messenger: any Messaging

  init(recorder: Recorder) {
    logger = recorder
    tracker = recorder
    messenger = recorder
  }
}
