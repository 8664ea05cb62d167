import MoviesCommandLine

// Synchronous, so that the main thread is there to run the main run loop.
MoviesTool.tool.main()
