// What is special here: of three classes in a row, the last lists leaves that it uses itself, but not its direct superclass's alias.
protocol Tracking { func appeared(_ name: String) }
protocol Playing { func play() }

protocol HasTracker { var tracker: any Tracking { get } }
protocol HasPlayer { var player: any Playing { get } }

typealias RootScreenDependencies = HasTracker

class RootScreen<Dependencies: RootScreenDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func appear() { dependencies.tracker.appeared("root") }
}

typealias PlayerScreenDependencies = RootScreenDependencies & HasPlayer

class PlayerScreen<Dependencies: PlayerScreenDependencies>: RootScreen<Dependencies> {
  override func appear() {
    super.appear()
    dependencies.player.play()
  }
}

typealias KioskScreenDependencies = HasTracker & HasPlayer

final class KioskScreen<Dependencies: KioskScreenDependencies>: PlayerScreen<Dependencies> {
  override func appear() {
    dependencies.tracker.appeared("kiosk")
    dependencies.player.play()
  }
}
