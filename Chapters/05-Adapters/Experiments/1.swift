// In `Offline.swift`, the shop's server sends its second item with the key `name`, not `item`:
// `[{"item": "tea"}, {"name": "milk"}]`. What does `app.items.lines` say?
// Edit Offline.swift, instead of:
        "/items": #"[{"item": "tea"}, {"item": "milk"}]"#,
// put:
        "/items": #"[{"item": "tea"}, {"name": "milk"}]"#,
// Asks:
// == Adapters in between ==
// app.items.lines // ["No items: what /items sent is not understood"]
// Changes:
// == Adapters in between ==
// app.items.lines // ["No items: what /items sent is not understood"]
