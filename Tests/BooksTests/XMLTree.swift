import CXML2
import Foundation

/// What libxml2 reads of a file, all of its elements in their order; nil for what is not well-formed.
struct XMLTree {
  struct Element {
    /// Without a prefix.
    var name: String
    var attributes: [String: String]
    var text: String
  }

  private(set) var elements: [Element] = []

  var attributes: [(name: String, value: String)] { elements.flatMap { $0.attributes.map { ($0.key, $0.value) } } }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  init?(_ data: Data) {
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = data.withUnsafeBytes { bytes in
      xmlReadMemory(bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, "UTF-8", options)
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    add(xmlDocGetRootElement(document))
  }

  private mutating func add(_ first: UnsafeMutablePointer<xmlNode>?) {
    var next = first
    while let node = next {
      next = node.pointee.next
      guard node.pointee.type == XML_ELEMENT_NODE else { continue }
      var attributes: [String: String] = [:]
      var attribute = node.pointee.properties
      while let one = attribute {
        let value = xmlNodeListGetString(node.pointee.doc, one.pointee.children, 1)
        attributes[String(cString: one.pointee.name)] = value.map { String(cString: $0) } ?? ""
        free(value)
        attribute = one.pointee.next
      }
      let text = xmlNodeGetContent(node)
      elements.append(
        Element(
          name: String(cString: node.pointee.name), attributes: attributes, text: text.map { String(cString: $0) } ?? ""
        ))
      free(text)
      add(node.pointee.children)
    }
  }
}
