// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The core: all rules of the reminder.
func decide(cart: Cart, now: Int) -> Decision {
  // TASK 1: Return what to do, and do nothing yourself.
  if cart.items.isEmpty { return Decision() }
  let age = now - cart.changed
  if age >= 30 * 24 { return Decision(save: Cart(items: [], changed: now)) }
  guard age >= 24, !cart.isReminded, (8..<22).contains(now % 24) else { return Decision() }
  var reminded = cart
  reminded.isReminded = true
  return Decision(
    message: "Still in your cart: \(cart.items.joined(separator: ", "))", save: reminded)
  // STUB
  // Decision()
  // END
}

/// The shell: the app calls `check()` every hour.
struct CartReminder {
  let disk: any Disk
  let clock: any WallClock
  let notifications: any Notifications

  func check() {
    // TASK 2: Read, call `decide`, and carry out its decision.
    let decision = decide(cart: disk.readCart(), now: clock.now())
    if let message = decision.message { notifications.send(message) }
    if let cart = decision.save { disk.save(cart) }
    // STUB
    // var cart = disk.readCart()
    // if cart.items.isEmpty { return }
    // if clock.now() - cart.changed >= 30 * 24 {
    //   disk.save(Cart(items: [], changed: clock.now()))
    //   return
    // }
    // if cart.isReminded || clock.now() - cart.changed < 24 { return }
    // guard (8...22).contains(clock.now() % 24) else { return }
    // notifications.send("Still in your cart: \(cart.items.joined(separator: ", "))")
    // cart.isReminded = true
    // disk.save(cart)
    // END
  }
}
