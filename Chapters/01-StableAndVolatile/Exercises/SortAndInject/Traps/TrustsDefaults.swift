// Fails sortsAll: another part of the app, or an earlier test, sets the theme.
// TASK 1: Say which candidates are stable and which are volatile.
switch candidate {
case .today, .orderNumber, .request, .discounts: .volatile
default: .stable
}
