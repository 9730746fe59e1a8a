// Fails knowsTheQueue: off the main queue the question ends the program.
// Also fails knowsItInsideSync, passesOnFromElsewhere, passesOnAll.
// TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
static var isCurrent: Bool { MainActor.assumeIsolated { true } }
