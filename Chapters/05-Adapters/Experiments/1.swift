// In `Offline.swift`, the shop's server sends its second item with the key `name`, not `item`:
// `[{"item": "tea"}, {"name": "milk"}]`. What is `app.items.lines`?
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
// Because:
// The adapter decodes the array as a whole, and an element without `item` can't be decoded. So the whole
// answer is an error, even for the tea, and the list shows the error.
