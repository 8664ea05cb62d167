import Foundation
import Redux
import Testing

@testable import ReduxInspector

/// The page in a browser, beside the app that it inspects. With `TRIBUTARY_PICTURES`, pictures of
/// the page are written to the folder of that name.
@Suite("StoreInspector, page", .enabled(if: Browser.isInstalled, "Chromium is not installed"))
struct InspectorPageTests {
  let shop = try! InspectedShop()

  /// The texts of the rows, the number and the type of each: `1 AddItem`.
  private let rows =
    "[...document.querySelectorAll('#steps li')].map(row => row.dataset.step + ' ' + row.querySelector('.type').textContent).join()"
  private let current = "document.querySelector('#steps li.current')?.dataset.step"
  private let content = "document.getElementById('content').innerText"

  private func fillShop() {
    shop.store.dispatch(AddItem(name: "milk", count: 2))
    shop.store.dispatch(AddItem(name: "<img src=x onerror=alert(1)>", count: 1))
    shop.store.dispatch(SetCustomer(name: "Ada"))
    shop.store.dispatch(Ship.byPost)
  }

  private func picture(_ name: String, of browser: Browser) async throws {
    if let folder = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] {
      try await browser.takePicture("\(folder)/\(name).png")
    }
  }

  @Test func showsAndDoesWhatAPersonWants() async throws {
    fillShop()
    let browser = try Browser()

    // Without the token there is nothing, with it there is the page, and the token is out of sight.
    try await browser.open(URL(string: "http://127.0.0.1:\(shop.inspector.port)/")!)
    #expect(try await browser.evaluate("document.body.innerText").string?.contains("token") == true)
    try await browser.open(shop.inspector.url)
    #expect(try await browser.evaluate("location.search") == "")
    #expect(
      try await browser.wait(
        for: "\(rows) === '0 Base,1 AddItem,2 AddItem,3 SetCustomer,4 Ship'"))
    #expect(try await browser.wait(for: "\(current) === '4'"))

    // What the last step changed.
    #expect(try await browser.wait(for: "\(content).includes('shipping')"))
    let difference = try await browser.evaluate(content).string ?? ""
    #expect(difference.contains("pickUp") && difference.contains("post"))
    try await picture("difference", of: browser)

    // Back and forward with the arrow keys; the store follows.
    try await browser.press("ArrowLeft")
    #expect(try await browser.wait(for: "\(current) === '3'"))
    #expect(shop.store.state.shipping == .pickUp)
    try await browser.press("ArrowLeft")
    #expect(try await browser.wait(for: "\(current) === '2'"))
    #expect(shop.store.state.customer == nil)
    try await browser.press("ArrowRight")
    #expect(try await browser.wait(for: "\(current) === '3'"))
    #expect(shop.store.state.customer == "Ada")

    // A jump to the base and to the end by the buttons.
    try await browser.evaluate("document.getElementById('first').click()")
    #expect(try await browser.wait(for: "\(current) === '0'"))
    #expect(shop.store.state == Shop())
    try await browser.evaluate("document.getElementById('last').click()")
    #expect(try await browser.wait(for: "\(current) === '4'"))

    // The state as a tree, texts of the app as texts.
    try await browser.evaluate("document.querySelector('[data-tab=state]').click()")
    #expect(try await browser.wait(for: "\(content).includes('customer: \"Ada\"')"))
    let state = try await browser.evaluate(content).string ?? ""
    #expect(state.contains("<img src=x onerror=alert(1)>"))
    #expect(try await browser.evaluate("document.querySelectorAll('img').length") == 0)
    let line =
      "[...document.querySelectorAll('.tree button.line')].find(line => line.innerText.includes('items'))"
    let milk = "\(content).includes('name: \"milk\"')"
    #expect(try await browser.evaluate(milk) == true)
    try await browser.evaluate("\(line).click()")
    #expect(try await browser.wait(for: "!\(milk)"))
    try await browser.evaluate("\(line).click()")
    #expect(try await browser.wait(for: milk))
    try await picture("state", of: browser)

    // Another step is looked at without going there.
    try await browser.evaluate("document.querySelector('[data-step=\"1\"]').click()")
    #expect(try await browser.wait(for: "\(content).includes('customer: nil')"))
    #expect(shop.store.state.customer == "Ada")

    // That step is skipped by key, and back again.
    try await browser.press("s")
    #expect(
      try await browser.wait(
        for: "document.querySelector('[data-step=\"1\"]').classList.contains('skipped')"))
    #expect(shop.store.state.items.count == 1)
    try await browser.press("s")
    #expect(
      try await browser.wait(
        for: "!document.querySelector('[data-step=\"1\"]').classList.contains('skipped')"))
    #expect(shop.store.state.items.count == 2)

    // The app goes on, and the page with it.
    shop.store.dispatch(SetCustomer(name: "Grace"))
    #expect(try await browser.wait(for: "\(rows).endsWith('5 SetCustomer') && \(current) === '5'"))
    #expect(try await browser.evaluate("document.getElementById('live').className") == "on")

    // It complained of nothing.
    #expect(try await browser.evaluate("document.getElementById('toast').textContent") == "")
    try await browser.setDark(true)
    try await picture("dark", of: browser)
  }

  @Test func dispatchesWhatIsTyped() async throws {
    let browser = try Browser()
    try await browser.open(shop.inspector.url)
    #expect(try await browser.wait(for: "document.querySelectorAll('#type option').length === 3"))
    let error = "document.getElementById('dispatch-error').textContent"

    func dispatch(_ type: String, _ payload: String) async throws {
      try await browser.evaluate(
        """
        document.getElementById('type').value = '\(type)';
        document.getElementById('payload').value = '';
        document.getElementById('payload').focus();
        """)
      try await browser.type(payload)
      try await browser.evaluate("document.getElementById('send').click()")
    }

    try await dispatch("AddItem", #"{"name": "milk", "count": 3}"#)
    #expect(try await browser.wait(for: "\(rows) === '0 Base,1 AddItem'"))
    #expect(shop.store.state.items == [Shop.Item(name: "milk", count: 3)])
    #expect(try await browser.evaluate(error) == "")

    try await dispatch("AddItem", #"{"name": "milk""#)
    #expect(try await browser.wait(for: "\(error).startsWith('The payload is no JSON')"))
    try await dispatch("AddItem", #"{"name": "milk"}"#)
    #expect(
      try await browser.wait(
        for: "\(error) === \"AddItem has another payload: 'count' is missing\""))
    try await picture("error", of: browser)
    try await dispatch("SetCustomer", "")
    #expect(try await browser.wait(for: "\(rows).endsWith('2 SetCustomer') && \(error) === ''"))
    #expect(shop.store.state.items.count == 1)
  }

  @Test func importsWhatWasExported() async throws {
    fillShop()
    let browser = try Browser()
    try await browser.open(shop.inspector.url)
    #expect(try await browser.wait(for: "\(current) === '4'"))
    let file = try await browser.evaluate("fetch('/api/export').then(answer => answer.text())")
    shop.travel.reset()
    #expect(try await browser.wait(for: "document.querySelectorAll('#steps li').length === 1"))
    // As if the person had chosen the file.
    let text = String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    try await browser.evaluate(
      """
      const files = new DataTransfer();
      files.items.add(new File([\(text)], 'session.json'));
      document.getElementById('file').files = files.files;
      document.getElementById('file').dispatchEvent(new Event('change'));
      """)
    #expect(try await browser.wait(for: "document.querySelectorAll('#steps li').length === 5"))
    #expect(shop.store.state.customer == "Ada")
    #expect(shop.store.state.shipping == .post)
  }
}
