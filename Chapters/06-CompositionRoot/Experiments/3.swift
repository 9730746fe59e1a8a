// In `Composers/ContainerComposer.swift`, the root of More with a small container, the line that
// registers the `LoginComposer` is missing. The chapter compiles. Does it finish?
// Edit Composers/ContainerComposer.swift, instead of:
  container.register { LoginComposer(client: $0.resolve()) }
// put:

// Crashes:
// byFunction.screens.map(\.title) // ["Login", "Items"]
// Because:
// A container looks up a part by its type when the program runs, so the compiler can't see that a line
// is missing. The program crashes when the root resolves the `LoginComposer`.
