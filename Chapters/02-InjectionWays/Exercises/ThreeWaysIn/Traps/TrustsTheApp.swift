// Fails saysThatItHasNone: the program ends if the app forgot the client.
// Also fails isSetWhileAsked.
// TASK 2: Show the friends, or that there is no client.
client!.friends().map(\.name)
