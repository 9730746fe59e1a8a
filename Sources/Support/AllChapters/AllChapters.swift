// This target has no code. It depends on all chapters, so that one build covers them.
