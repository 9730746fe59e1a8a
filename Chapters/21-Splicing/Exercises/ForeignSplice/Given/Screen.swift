// Given: leave this file as it is.

import TextUI

/// Is opened and closed, and holds its view in between.
final class Screen {
  let view: any View
  private(set) var lines: [String] = []

  init(_ view: some View) {
    self.view = view
    draw()
  }

  func draw() { lines = view.lines() }
}
