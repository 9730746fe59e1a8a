// In Checkout.swift, the line of `Checkout` that charges says
// `shop.charge(shop.price(product), to: customer)`. Does the chapter compile?
// Edit Checkout.swift, instead of:
    return try await shop.charge(shop.price(product), customer)
// put:
    return try await shop.charge(shop.price(product), to: customer)
// Refused:
// error: extraneous argument label 'to:' in call
// Because:
// A closure's type has no argument labels, because the name behind the underscore is only documentation. So a call
// can't have one.
