// Fails recordsWhatIsShared: only what is tracked stands in the recorder.
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  private struct Silent: Messaging {
    func send(_ text: String, to friend: String) {}
  }

  let tracker: any Tracking
  let messenger: any Messaging = Silent()

  init(recorder: Recorder) { tracker = recorder }
}
