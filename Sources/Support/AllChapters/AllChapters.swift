// This target has no code. Its dependencies are all chapters, so that one build covers them.
