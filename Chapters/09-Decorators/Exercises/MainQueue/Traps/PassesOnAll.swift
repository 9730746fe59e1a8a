// Fails passesOnTheFirst: nobody remembers the first answer.
// Also fails everyCallIsAnswered, answersInACompletion.
// TASK 3: Pass on the first answer of each call, and no other.
base.fetchItems(completion: completion)
