// Fails requestIsHanded: the store is an optional that traps if it is nil.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: (any ChatStore)!
let log: any ChatLog
