// Fails knowsTheQueue: the mark is put on no queue.
// Also fails knowsItInsideSync, passesOnAtOnce, passesOnAll, callsInACompletion.
// TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
private static let mark = DispatchSpecificKey<Bool>()

static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
