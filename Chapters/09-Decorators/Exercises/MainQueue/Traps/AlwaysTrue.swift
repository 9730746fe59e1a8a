// Fails knowsItInsideSync: it is never asked at all.
// Also fails knowsTheQueue, passesOnFromElsewhere, passesOnAll.
// TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
static var isCurrent: Bool { true }
