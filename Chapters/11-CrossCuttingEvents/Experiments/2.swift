// In `InterceptedCheckout.swift`, the checkout gets `ListPrices().cents` without the interceptor. What
// do the `names` of the third concern say?
// Edit Functions/InterceptedCheckout.swift, instead of:
    cents: intercept("cents", by: concern, ListPrices().cents),
// put:
    cents: ListPrices().cents,
// Asks:
// == A third concern ==
// names.lines // ["get", "charge"]
// Changes:
// == One interceptor ==
// functionLog.lines == log.lines // false
// functionEvents.lines == marketing.lines // false
// == A third concern ==
// names.lines // ["get", "charge"]
