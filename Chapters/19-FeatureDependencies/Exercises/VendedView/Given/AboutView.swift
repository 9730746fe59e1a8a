// Given: leave this file as it is. Another team works on it.

import TextUI

/// Vends the logo of an app, which has no state.
protocol LogoVendingDependency {
  associatedtype Logo: View

  var logo: Logo { get }
}

/// What the shop says about itself, with a footer below.
struct AboutView: View {
  let dependencies: any FooterViewDependencies

  var body: some View {
    Text("About us")
    FooterView(dependencies: dependencies)
  }
}
