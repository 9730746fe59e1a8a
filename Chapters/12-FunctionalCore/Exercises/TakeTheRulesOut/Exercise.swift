// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The core: all rules of the reminder.
func decide(cart: Cart, now: Int) -> Decision {
  // TASK 1: Return what to do, and do nothing yourself.
  Decision()
  // END
}

/// The shell: the app calls `check()` every hour.
struct CartReminder {
  let disk: any Disk
  let clock: any WallClock
  let notifications: any Notifications

  func check() {
    // TASK 2: Read, call `decide`, and carry out its decision.
    var cart = disk.readCart()
    if cart.items.isEmpty { return }
    if clock.now() - cart.changed >= 30 * 24 {
      disk.save(Cart(items: [], changed: clock.now()))
      return
    }
    if cart.isReminded || clock.now() - cart.changed < 24 { return }
    guard (8...22).contains(clock.now() % 24) else { return }
    notifications.send("Still in your cart: \(cart.items.joined(separator: ", "))")
    cart.isReminded = true
    disk.save(cart)
    // END
  }
}
