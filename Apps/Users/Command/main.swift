import UsersCommandLine

// Synchronous, so that the main thread is there to run the main run loop.
UsersTool.tool.main()
