import TextUI

// Two features that vend a banner. No view of the chain knows either.

struct DealBanner: View {
  let percent: Int

  var body: some View { Text("Today \(percent) percent off") }
}

struct HolidayBanner: View {
  var body: some View {
    VStack {
      Image("tree")
      Text("Happy holidays")
    }
  }
}
