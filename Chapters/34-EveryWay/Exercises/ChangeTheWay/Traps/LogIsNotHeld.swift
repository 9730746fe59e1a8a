// Fails servicesGo: a request does not hold the log until its answer comes.
// TASK 1: Say what a request has, and where it comes from.
let server: any ChatServer
let clock: any ChatClock
let store: any ChatStore
unowned let log: any ChatLog
