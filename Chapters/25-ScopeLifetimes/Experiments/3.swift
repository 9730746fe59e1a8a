// In main.swift, the customer of the login that stores its child never opens the thread list,
// but still sends "hello". What does `kept.alive` say after the logout?
// Edit main.swift, instead of:
show("keepers[0].threadList.greeting", keepers[0].threadList.greeting)
// put:
note("The customer doesn't open the thread list.")
// Asks:
// == A parent that stores its child ==
// kept.alive // []
