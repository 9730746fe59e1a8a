// In `Before/FlatLeaves.swift`, the app's `track` calls the delivery service instead of the tracker. What does
// `flatLog.lines` say?
// Edit Before/FlatLeaves.swift, instead of:
    func track(_ event: String) { tracker.track(event) }
// put:
    func track(_ event: String) { delivery.track(event) }
// Asks:
// == Two services with one name ==
// flatLog.lines // ["deliver: checkout", "deliver: parcel 7"]
// Changes:
// == Two services with one name ==
// flatLog.lines // ["deliver: checkout", "deliver: parcel 7"]
// Because:
// Both leaves ask for a function `track(_:)`, and the one function of the app satisfies both. So the event and
// the parcel always go to the same service, whichever that is.
