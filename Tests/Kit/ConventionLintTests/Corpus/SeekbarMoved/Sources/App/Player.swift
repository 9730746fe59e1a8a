import Kit

typealias PlayerDependencies = HasAudio & SeekbarDependencies

struct Player<Dependencies: PlayerDependencies> {
  let dependencies: Dependencies
  let title: String

  var seekbar: Seekbar<Dependencies> { Seekbar(dependencies: dependencies) }

  func start() -> Int {
    dependencies.audio.play(title)
    return seekbar.position
  }
}
