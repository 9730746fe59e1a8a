import Playground

chapter("04 ModuleStages", "three shapes of the same modules, and what each rebuilds.")
