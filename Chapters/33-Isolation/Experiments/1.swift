// In Checkout.swift, the line `payment = nil` is deleted. The bank of `refused` refuses the first charge, so
// the first two taps fail. What does `await receipt(from: refused)` print at the third tap?
// Edit Checkout.swift, instead of:
        payment = nil
        throw error
// put:
        throw error
// Asks:
// == The bank refuses the first charge ==
// await receipt(from: refused) // refused
// Changes:
// == The bank refuses the first charge ==
// await receipt(from: refused) // refused
// await bank3.charges // [250]
// Because:
// The failed task stays in `payment`, so the third tap waits for it, and gets its old error. The bank gets no second request.
