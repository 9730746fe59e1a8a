// Refused: what lives as long as the root takes a cart, and the root has none; a scope has (STG-113)

@testable import Lifestyles

#if !REPAIRED
  // expected-error@+1 {{value of type 'App' has no member 'cart'}}
  func advisor(_ app: App) -> Before.Advisor { Before.Advisor(cart: app.cart) }
#else
  func advisor(_ app: App) -> Before.Advisor { Before.Advisor(cart: app.makeCheckout().cart) }
#endif
