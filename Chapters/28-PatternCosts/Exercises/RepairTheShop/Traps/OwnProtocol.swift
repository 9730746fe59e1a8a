// Fails asksEachTime: a container must name the page's own protocol.
// Also fails loginFits, twoFit.
// TASK 6: Say what a product page needs, and let a login have it.
protocol ProductPageDependencies: CartDependency, LogDependency {}

extension Login: ProductPageDependencies {
  var log: (String) -> Void { app.log }
}
