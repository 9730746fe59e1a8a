// In Deps2.swift, a new clock makes a new request, because `clock` has a `didSet`. What does `await
// Way.deps2.replacement()` return?
// Edit Ways/Deps2.swift, instead of:
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger
    let request: LoginRequest
// put:
    var clock: any ShopClock {
      didSet {
        request = LoginRequest(client: client, clock: clock, store: store, logger: logger)
      }
    }
    var store: any Store
    var logger: any Logger
    private(set) var request: LoginRequest
// Asks:
// == A new clock in an open window ==
// await Way.deps2.replacement() // seen
// Changes:
// == A new clock in an open window ==
// await Way.deps2.replacement() // seen
// == What a change costs ==
// new: deps2        seen      16/3
// gone: deps2        unseen    16/3
// Because:
// The object makes a new request with the new clock, and the window reads the object's request at each login.
