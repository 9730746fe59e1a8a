// Given: leave this file as it is.

import TextUI

/// Opens when it is created, closes when it is freed, and keeps its view in between.
final class Screen {
  let view: any View
  private(set) var lines: [String] = []

  init(_ view: some View) {
    self.view = view
    draw()
  }

  func draw() { lines = view.lines() }
}
