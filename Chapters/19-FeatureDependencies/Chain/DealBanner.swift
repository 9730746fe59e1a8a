import TextUI

/// The deal of the day.
struct Deal {
  let name: String
  let cents: Int
}

/// A view that another feature vends. No view of the chain mentions it.
struct DealBanner: View {
  let deal: Deal

  var body: some View { Text("Today \(deal.name) for \(deal.cents) cents") }
}
