// In main.swift, the start of the app doesn't call `prepareDependencies`. Does the program come to its
// end?
// Edit main.swift, instead of:
step { prepareDependencies { $0[TodayKey.self] = .sunday } }
// put:
// Crashes:
// == The start of the app ==
