// Given: leave this file as it is.

import Numbers

/// An object that holds every service, and beside it a C that was made by hand from its A and B.
///
/// Both Cs must deliver the same. That is what the scenario is for.
struct Scenario {
  let title: String
  let deps: Deps
  let byHand: any CServicing
}
