import Foundation
import Redux
import Testing

struct Settings: Codable, Equatable {
  var theme = "system"
  var fontSize = 12
}

struct SetTheme: Action {
  var theme: String
}

func settingsReducer(action: any Action, settings: Settings?) -> Settings {
  var settings = settings ?? Settings()
  if let action = action as? SetTheme { settings.theme = action.theme }
  return settings
}

func makeStore(file: URL) -> (store: Store<Settings>, archiver: StateArchiver<Settings>) {
  let archive = StateArchive<Settings>(
    file: file, version: 3,
    migrations: [
      .json(from: 1) { $0["fontSize"] = 12 },
      .json(from: 2) { settings in
        settings["theme"] = settings["isDark"]?.bool == true ? "dark" : "system"
        settings["isDark"] = nil
      },
    ])
  let restoration = archive.restore()
  if restoration.isFailure { print("Settings: \(restoration)") }
  let archiver = StateArchiver(archive, on: DispatchQueue(label: "archive")) { report in
    if case .failed(let error) = report { print("Settings: \(error)") }
  }
  let store = Store(reducer: settingsReducer, state: restoration.state ?? Settings())
  archiver.follow(store)
  return (store, archiver)
}

@Suite("Documentation of the archive")
struct ArchiveSamples {
  @MainActor @Test func theSampleDoesWhatItSays() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "settings-\(UInt64.random(in: .min ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "settings.json")

    let old = StateArchive<[String: Bool]>(file: file, version: 1)
    try old.save(["isDark": true])
    old.close()
    do {
      let (store, archiver) = makeStore(file: file)
      #expect(store.state == Settings(theme: "dark", fontSize: 12))
      store.dispatch(SetTheme(theme: "light"))
      try archiver.flush()
      archiver.archive.close()
    }
    let (store, _) = makeStore(file: file)
    #expect(store.state == Settings(theme: "light", fontSize: 12))
  }
}
