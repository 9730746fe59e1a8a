// In main.swift, the tangled view model refreshes for the second time after 25 hours, not after 23.
// What is `world.effects.count` then?
// Edit main.swift, instead of:
step { world.clock.time += .seconds(23 * 3_600) }
// put:
step { world.clock.time += .seconds(25 * 3_600) }
// Asks:
// == One question, nine effects ==
// world.effects.count // 11
// Changes:
// == One question, nine effects ==
// new: world.clock.time += .seconds(25 * 3_600)
// gone: world.clock.time += .seconds(23 * 3_600)
// world.display.lines // ["tea 280"]
// world.effects.count // 11
// Because:
// After a day the old price no longer holds and the file is too old, so the view model reads the clock once
// more, for `savedAt`, and writes the file.
