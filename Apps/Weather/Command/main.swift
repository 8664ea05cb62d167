import WeatherCommandLine

// Synchronous, so that the main thread is there to run the main run loop.
WeatherTool.tool.main()
