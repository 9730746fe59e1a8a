// Nothing stands here. The target exists for its dependencies: it names every chapter.
