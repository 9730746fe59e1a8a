// In Before/CurrentRequest.swift, `addToCart` reads the user before it waits for the stock. What does
// `await stock.twoAtOnce(before.answer)` print then?
// Edit Before/CurrentRequest.swift, instead of:
      for item in items { _ = await app.stock.reserve(item) }
      let user = await CurrentRequest.shared.user
// put:
      let user = await CurrentRequest.shared.user
      for item in items { _ = await app.stock.reserve(item) }
// Asks:
// == One current request for all ==
// await stock.twoAtOnce(before.answer) // ["Ada: tea", "Bob: mug"]
// Changes:
// == One current request for all ==
// await stock.twoAtOnce(before.answer) // ["Ada: tea", "Bob: mug"]
// Because:
// Here the user is read before Bob's request begins. But the log still has Ada's tea under r2, because the id
// is read after the wait. Each new line below an `await` can bring the bug back.
