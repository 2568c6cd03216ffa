import CXML2
import Foundation

/// Hears what an XML text holds, in its order.
protocol XMLListener: AnyObject {
  func start(_ name: ElementName, _ attributes: XMLAttributes)
  func end()
  /// Characters arrive in pieces that may end within one.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Whether the rest need not be read.
  var hasEnough: Bool { get }
}

/// The attributes of one element; valid while its start is told.
struct XMLAttributes {
  fileprivate let count: Int
  /// For each: local name, prefix, namespace, start and end of the value.
  fileprivate let list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

  /// By its name without a prefix, whatever its case; nil where there is none.
  subscript(_ name: String) -> String? { value(nil, name) }

  /// By prefix and name, such as `xml:base`.
  subscript(_ prefix: String, _ name: String) -> String? { value(prefix, name) }

  /// All of them as the markup of a tag.
  var markup: String {
    (0..<count).map { index in
      let (prefix, name, value) = entry(index)
      let escaped = value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      return " \(prefix.map { $0 + ":" } ?? "")\(name)=\"\(escaped)\""
    }.joined()
  }

  private func value(_ prefix: String?, _ name: String) -> String? {
    guard let list else { return nil }
    for index in 0..<count {
      let part = list + index * 5
      guard xmlStrcasecmp(part[0], name) == 0 else { continue }
      if let prefix {
        if xmlStrEqual(part[1], prefix) == 1 { return value(index) }
      } else if part[1] == nil {
        return value(index)
      }
    }
    return nil
  }

  private func entry(_ index: Int) -> (prefix: String?, name: String, value: String) {
    guard let list else { return (nil, "", "") }
    let part = list + index * 5
    return (part[1].map { String(cString: $0) }, part[0].map { String(cString: $0).lowercased() } ?? "", value(index))
  }

  private func value(_ index: Int) -> String {
    guard let list, let start = list[index * 5 + 3], let end = list[index * 5 + 4], end > start else { return "" }
    let value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    // The parser leaves this one reference to whoever expands entities.
    return value.utf8.contains(UInt8(ascii: "&")) ? value.replacing("&#38;", with: "&") : value
  }
}

/// One pass over an XML text in UTF-8 with libxml2's push parser, which holds no more of it than a piece.
///
/// The parser sees what it is given and nothing else: it opens no file and no connection, and keeps no entity that a text
/// defines, so that none can be expanded.
final class XMLPass {
  private let listener: any XMLListener
  private var parser: xmlParserCtxtPtr?
  private var names: [NameKey: ElementName] = [:]
  /// Something was left out that the strict rules let pass.
  private var hasGaps = false

  private struct NameKey: Hashable {
    var local: UnsafePointer<xmlChar>?
    var prefix: UnsafePointer<xmlChar>?
    var namespace: UnsafePointer<xmlChar>?
  }

  /// - Parameter recovers: whether it goes on where the text breaks the rules of XML.
  init(_ listener: any XMLListener, recovers: Bool) {
    self.listener = listener
    _ = Self.isReady
    var handler = xmlSAXHandler()
    handler.initialized = 0xDEED_BEAF
    handler.startElementNs = { context, local, prefix, namespace, _, _, count, _, attributes in
      XMLPass.from(context)?.start(local, prefix, namespace, Int(count), attributes)
    }
    handler.endElementNs = { context, _, _, _ in XMLPass.from(context)?.listener.end() }
    handler.characters = { context, text, count in XMLPass.from(context)?.text(text, count) }
    handler.ignorableWhitespace = { context, text, count in XMLPass.from(context)?.text(text, count) }
    handler.cdataBlock = { context, text, count in XMLPass.from(context)?.text(text, count) }
    handler.reference = { context, _ in XMLPass.from(context)?.hasGaps = true }
    parser = xmlCreatePushParserCtxt(&handler, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    let options = [XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC]
    let recovering = recovers ? Int32(XML_PARSE_RECOVER.rawValue) : 0
    xmlCtxtUseOptions(parser, options.reduce(recovering) { $0 | Int32($1.rawValue) })
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
  }

  deinit {
    if let parser { xmlFreeParserCtxt(parser) }
  }

  /// The bytes of one call to the parser.
  static let pieceSize = 1 << 15

  /// - Returns: whether it wants more.
  func feed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = min(Self.pieceSize, bytes.count - position)
      let start = bytes.baseAddress?.advanced(by: position).assumingMemoryBound(to: CChar.self)
      xmlParseChunk(parser, start, Int32(count), 0)
      position += count
      if listener.hasEnough || isStopped { return false }
    }
    return true
  }

  /// Says that there is no more.
  /// - Returns: whether the text kept all rules and nothing of it was left out.
  func finish() -> Bool {
    xmlParseChunk(parser, nil, 0, 1)
    return parser?.pointee.wellFormed == 1 && !hasGaps
  }

  /// Whether the parser hears nothing any more.
  private var isStopped: Bool { parser.map { $0.pointee.disableSAX != 0 } ?? true }

  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLPass? {
    context.map { Unmanaged<XMLPass>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    // The parser keeps one copy of each name, so that the same name is the same address.
    let key = NameKey(local: local, prefix: prefix, namespace: namespace)
    let name: ElementName
    if let known = names[key] {
      name = known
    } else {
      name = Self.name(key)
      names[key] = name
    }
    listener.start(name, XMLAttributes(count: count, list: attributes))
  }

  private static func name(_ key: NameKey) -> ElementName {
    func string(_ text: UnsafePointer<xmlChar>?) -> String? { text.map { String(cString: $0) } }
    return ElementName(
      local: string(key.local) ?? "", prefix: string(key.prefix), namespace: string(key.namespace))
  }

  private func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let bytes, count > 0 else { return }
    listener.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
