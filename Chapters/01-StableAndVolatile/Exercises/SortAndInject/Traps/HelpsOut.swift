// Fails showsNothing: a test that hands in an empty number gets one from the machine.
// TASK 2: Use what was handed in.
let handedIn = newNumber()
let number = handedIn.isEmpty ? Machine.newNumber() : handedIn
let day = today()
