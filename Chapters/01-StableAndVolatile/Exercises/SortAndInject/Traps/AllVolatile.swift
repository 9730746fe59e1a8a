// Fails sortsAll: then each caller has to bring a way to sort and to add.
// TASK 1: Say which candidates are stable and which are volatile.
.volatile
