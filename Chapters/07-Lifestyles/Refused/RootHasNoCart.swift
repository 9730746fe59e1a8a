// Refused: taking a cart from the root, because only a scope has one (STG-113)

@testable import Lifestyles

#if !REPAIRED
  // expected-error@+1 {{value of type 'App' has no member 'cart'}}
  func advisor(_ app: App) -> Before.Advisor { Before.Advisor(cart: app.cart) }
#else
  func advisor(_ app: App) -> Before.Advisor { Before.Advisor(cart: app.makeCheckout().cart) }
#endif
