// Fails recordsWhatIsShared: the second test writes into the recorder of the first.
// Also fails keepsTheRecorder.
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  private nonisolated(unsafe) static var recorder: Recorder?

  init(recorder: Recorder) { Self.recorder = Self.recorder ?? recorder }

  var tracker: any Tracking { Self.recorder ?? Recorder() }
  var messenger: any Messaging { Self.recorder ?? Recorder() }
}
