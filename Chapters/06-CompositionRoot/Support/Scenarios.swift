import Playground
import ServerAPI

// Scenes that are used and released.

/// Logs in and goes back, once for each visit. Returns how many list screens were made for the visits.
func countLists(in scene: SceneDelegate, visits: Int) -> Int {
  scene.willConnect()
  var lists: [any Screen] = []
  for _ in 0..<visits {
    scene.navigation.tap()
    lists += scene.navigation.screens.suffix(1)
    scene.navigation.pop()
  }
  return Set(lists.map { ObjectIdentifier($0) }).count
}

/// Visits the list once and goes back. Returns the scene, so that it stays alive.
func visitOnce(_ scene: SceneDelegate, _ lifetimes: Lifetimes) -> SceneDelegate {
  scene.willConnect()
  scene.navigation.tap()
  watchScreens(of: scene, lifetimes)
  scene.navigation.pop()
  return scene
}

/// Creates a scene, uses it, and releases it while the list is visible.
func useOnce(_ lifetimes: Lifetimes) {
  final class Transport: Sendable {}
  let transport = lifetimes.watch("transport", Transport())
  let scene = SceneDelegate { [transport] request, answer in
    withExtendedLifetime(transport) { Server.answer(request, answer) }
  }
  lifetimes.watch("root", scene)
  lifetimes.watch("stack", scene.navigation)
  scene.willConnect()
  scene.navigation.tap()
  watchScreens(of: scene, lifetimes)
}

private func watchScreens(of scene: SceneDelegate, _ lifetimes: Lifetimes) {
  for screen in scene.navigation.screens { lifetimes.watch(screen.title, screen) }
}
