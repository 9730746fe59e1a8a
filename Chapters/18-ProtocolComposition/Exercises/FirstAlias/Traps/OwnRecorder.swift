// Fails recordsWhatIsShared: the test looks into its own recorder, and this is another one.
// Also fails keepsTheRecorder.
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  let tracker: any Tracking
  let messenger: any Messaging

  init(recorder: Recorder) {
    let recorder = Recorder()
    tracker = recorder
    messenger = recorder
  }
}
