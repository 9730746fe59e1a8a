// What is special here: no member of one leaf is used, but it alone makes the container a class, and the property is weak.
protocol Playing { func play(_ track: Int) }

protocol HasAudioSession: AnyObject { var sessionName: String { get } }
protocol HasPlayer { var player: any Playing { get } }

typealias PlayerViewModelDependencies = HasPlayer
  & HasAudioSession

final class PlayerViewModel<Dependencies: PlayerViewModelDependencies> {
  private weak var dependencies: Dependencies?
  private var track = 0

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func next() {
    track += 1
    dependencies?.player.play(track)
  }
}
