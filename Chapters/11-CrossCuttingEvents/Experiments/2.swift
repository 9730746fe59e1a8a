// In `InterceptedCheckout.swift`, the checkout gets `ListPrices().cents` without the interceptor. At the
// end of `main.swift`, a concern notes the name of each call in `names`, and Ada buys tea. What does
// `names.lines` say?
// Edit Functions/InterceptedCheckout.swift, instead of:
    cents: intercept("cents", by: concern, ListPrices().cents),
// put:
    cents: ListPrices().cents,
// Asks:
// == A third concern ==
// names.lines // ["get", "charge"]
// Changes:
// == One purchase, intercepted ==
// gone:   cents(tea)
// gone:   cents(tea) = 250
// functionTracks.lines // ["get ok", "charge ok"]
// == One interceptor ==
// functionLog.lines == log.lines // false
// functionTracks.lines == marketing.lines // false
// == A third concern ==
// names.lines // ["get", "charge"]
