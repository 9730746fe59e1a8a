// In main.swift, the start of the app doesn't call `prepareDependencies`. Does the program
// finish?
// Edit main.swift, instead of:
step { prepareDependencies { $0[TodayKey.self] = .sunday } }
// put:
// Crashes:
// == The start of the app ==
// Because:
// The page reads the day, but no operation has set it and the program has prepared nothing. `fallbackValue`
// can't know whether this is an app or a test, so it crashes before a live value reaches a test.
