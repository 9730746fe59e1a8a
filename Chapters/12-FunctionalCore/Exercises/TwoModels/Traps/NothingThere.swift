// Fails refusesOtherAnswers: a damaged answer looks like a shop without products.
// TASK 1: Read what the server answers now.
((try? decoded([ServerProduct].self, from: answer)) ?? []).map(\.product)
