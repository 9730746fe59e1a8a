// Given: leave this file as it is.

import TextUI

typealias ScreenDependencies = RegistryDependency

/// Is opened and closed, and holds its view in between.
final class Screen {
  let view: any View
  private(set) var lines: [String] = []

  init(dependencies: some ScreenDependencies, _ view: some View) {
    self.view = view
    dependencies.registry.made(self)
  }

  func draw() { lines = view.lines() }
}
