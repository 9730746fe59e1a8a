// Given: leave this file as it is.

import Numbers

/// An object that holds every service, and a C that was made by hand from the same A and B.
///
/// The object's own C must return the same pairs as `byHand`.
struct Scenario {
  let title: String
  let deps: Deps
  let byHand: any CServicing
}
