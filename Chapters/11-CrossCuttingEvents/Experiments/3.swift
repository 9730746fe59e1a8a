// In `InterceptedCheckout.swift`, the checkout gets `ListPrices().cents` without the interceptor. At the
// end of `main.swift`, a concern notes the name of each call in `names`, and Ada buys tea. What is
// `names.lines` then?
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
// interceptorTracks.lines // ["get ok", "charge ok"]
// == One interceptor ==
// interceptorLog.lines == decoratorLog.lines // false
// interceptorTracks.lines == decoratorTracks.lines // false
// == A third concern ==
// names.lines // ["get", "charge"]
// Because:
// The interceptor gets only the functions that the root passes through it. A line that names the bare
// method compiles too, so no error says that the calls of the prices are missing.
