import Playground

chapter("03 SingletonStages", "from a singleton to a property, stage by stage.")
