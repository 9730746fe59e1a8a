// Fails containerHasNothingElse: a logger that share never asks.
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
