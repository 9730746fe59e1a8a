// Fails leafAsksForAMessenger: a container with a messenger needs a tracker too.
// Also fails shareTakesWhatItUses.
// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency: TrackingDependency {
  var messenger: any Messaging { get }
}
