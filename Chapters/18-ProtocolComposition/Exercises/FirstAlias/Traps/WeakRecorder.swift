// Fails keepsTheRecorder: no object keeps the recorder.
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  private weak var recorder: Recorder?

  init(recorder: Recorder) { self.recorder = recorder }

  var tracker: any Tracking { recorder ?? Recorder() }
  var messenger: any Messaging { recorder ?? Recorder() }
}
