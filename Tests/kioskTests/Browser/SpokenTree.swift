import BrowserTesting
import Eventually
import Foundation

/// The page as a screen reader sees it: roles and names, and what it does with them.
struct SpokenTree {
  private let page: BrowserPage

  init(_ page: BrowserPage) { self.page = page }

  func begin() async throws { try await page.command("Accessibility.enable") }

  private func node(_ role: String, _ name: String?) async throws -> Int? {
    let document = try await page.command("DOM.getDocument", ["depth": 0])
    guard let root = document["root"]["nodeId"].int else { return nil }
    var wanted: [String: any Sendable] = ["nodeId": root, "role": role]
    if let name { wanted["accessibleName"] = name }
    let nodes = try await page.command("Accessibility.queryAXTree", wanted)["nodes"].list ?? []
    return nodes.first { $0["ignored"].bool != true }?["backendDOMNodeId"].int
  }

  private func find(_ role: String, _ name: String?) async throws -> Int {
    var found: Int?
    try await eventually("a \(role)\(name.map { " called “\($0)”" } ?? "")") {
      found = try await node(role, name)
      return found != nil
    }
    return found ?? 0
  }

  func wait(_ role: String, _ name: String? = nil) async throws { _ = try await find(role, name) }

  /// How many elements of this kind an element with the role and name holds.
  func count(_ selector: String, in role: String, _ name: String) async throws -> Int {
    let object = try await self.object(find(role, name))
    let answer = try await page.command(
      "Runtime.callFunctionOn",
      [
        "objectId": object, "returnByValue": true,
        "functionDeclaration": "function() { return this.querySelectorAll(\(BrowserPage.quote(selector))).length }",
      ])
    return answer["result"]["value"].int ?? 0
  }

  private func object(_ node: Int) async throws -> String {
    try await page.command("DOM.resolveNode", ["backendNodeId": node])["object"]["objectId"].string ?? ""
  }

  private func run(_ function: String, on node: Int) async throws {
    try await page.command(
      "Runtime.callFunctionOn", ["objectId": try await object(node), "functionDeclaration": function])
  }

  func press(_ role: String, _ name: String) async throws {
    try await run("function() { this.click() }", on: find(role, name))
  }

  /// - Parameter other: the role that the field may have as well.
  func focus(_ role: String, _ other: String, _ name: String) async throws {
    var found: Int?
    try await eventually("a field called “\(name)”") {
      found = try await node(role, name)
      if found == nil { found = try await node(other, name) }
      return found != nil
    }
    try await run("function() { this.focus() }", on: found ?? 0)
  }

  func choose(_ option: String, from name: String) async throws {
    try await run(
      """
      function() {
        this.selectedIndex = [...this.options].findIndex(o => o.text === \(BrowserPage.quote(option)))
        this.dispatchEvent(new Event('change', { bubbles: true }))
      }
      """, on: find("combobox", name))
  }
}
