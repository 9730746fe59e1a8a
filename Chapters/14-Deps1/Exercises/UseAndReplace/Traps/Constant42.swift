// Fails addsAAndB: 42 is the total of the chapter's numbers, and these are others.
// Also fails asksAtEveryCall.
// TASK 1: Add all numbers of A and all numbers of B.
42
