// Fails sortsAll: a module that is not written yet is volatile too.
// TASK 1: Say which candidates are stable and which are volatile.
switch candidate {
case .today, .orderNumber, .savedTheme, .request: .volatile
default: .stable
}
