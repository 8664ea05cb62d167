// RemoteAPI
