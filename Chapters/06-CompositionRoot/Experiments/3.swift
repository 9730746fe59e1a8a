// In `Composers/ContainerComposer.swift`, the line that registers the `LoginComposer` is missing. Does
// the chapter compile, and does it run to its end?
// Edit Composers/ContainerComposer.swift, instead of:
  container.register { LoginComposer(client: $0.resolve()) }
// put:

// Crashes:
// function.screens.map(\.title) // ["Login", "Items"]
