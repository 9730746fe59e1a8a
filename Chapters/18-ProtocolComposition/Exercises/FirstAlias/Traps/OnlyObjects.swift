// Fails leafAsksForAMessenger: no struct can conform to it.
// Also fails shareTakesWhatItUses.
// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency: AnyObject {
  var messenger: any Messaging { get }
}
// TASK 3: Write the container for a test of `share`.
final class ShareTestDependencies: ShareDependencies {
  let tracker: any Tracking
  let messenger: any Messaging

  init(recorder: Recorder) {
    tracker = recorder
    messenger = recorder
  }
}
