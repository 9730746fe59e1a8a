// Fails compilesAll: each module has a User of its own, and the client's is another one.
// Also fails clientConforms, compilesAllToo, listsFriends.
// TASK 1: Say what Login and the client import of each other.
let loginArrows: [Arrow] = []
