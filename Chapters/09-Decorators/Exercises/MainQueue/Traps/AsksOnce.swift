// Fails knowsTheQueue: the first answer is kept for ever.
// Also fails knowsItInsideSync, passesOnFromElsewhere, passesOnAll.
// TASK 1: True in work of the main queue, whichever thread does it. False everywhere else.
private static let mark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

static let isCurrent = DispatchQueue.getSpecific(key: mark) == true
