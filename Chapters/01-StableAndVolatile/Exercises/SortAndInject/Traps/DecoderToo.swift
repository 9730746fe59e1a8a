// Fails sortsAll: the decoder gives the same value for the same bytes.
// TASK 1: Say which candidates are stable and which are volatile.
switch candidate {
case .today, .orderNumber, .savedTheme, .request, .discounts, .decoder: .volatile
case .sorting, .total, .item: .stable
}
