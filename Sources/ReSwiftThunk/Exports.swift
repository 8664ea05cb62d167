@_exported import Redux
