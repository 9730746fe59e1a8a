import Playground

chapter("19 FeatureDependencies", "a feature says what it needs, and gets just that.")
