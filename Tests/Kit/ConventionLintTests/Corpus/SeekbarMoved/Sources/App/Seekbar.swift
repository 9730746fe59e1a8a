import Kit

typealias SeekbarDependencies = HasAudio & HasGestures

struct Seekbar<Dependencies: SeekbarDependencies> {
  let dependencies: Dependencies

  var position: Int { dependencies.audio.seconds + dependencies.gestures.offset }
}
