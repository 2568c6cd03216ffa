import CXML2
import Foundation

/// Hears what an XML text holds, in its order.
protocol XMLListener {
  mutating func start(_ name: ElementName, _ attributes: XMLAttributes)
  mutating func end()
  /// Characters arrive in pieces that may end within one.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Whether the rest need not be read.
  var hasEnough: Bool { get }
}

/// One pass over an XML text in UTF-8 with libxml2's push parser, which holds no more of it than a piece, and goes on where the
/// text breaks the rules of XML.
///
/// The parser sees what it is given and nothing else: it opens no file and no connection, and keeps no entity that a text
/// defines, so that none can be expanded.
final class XMLPass {
  /// With what it has heard.
  private(set) var listener: any XMLListener
  private var parser: xmlParserCtxtPtr?
  private var names: [NameKey: ElementName] = [:]
  private var entries: [XMLAttributes.Entry] = []

  private struct NameKey: Hashable {
    var local: UnsafePointer<xmlChar>?
    var prefix: UnsafePointer<xmlChar>?
    var namespace: UnsafePointer<xmlChar>?
  }

  init(_ listener: any XMLListener) {
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
    parser = xmlCreatePushParserCtxt(&handler, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    let options = [XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_RECOVER]
    xmlCtxtUseOptions(parser, options.reduce(0) { $0 | Int32($1.rawValue) })
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
  func finish() {
    xmlParseChunk(parser, nil, 0, 1)
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
    entries.removeAll(keepingCapacity: true)
    if let attributes {
      for index in 0..<count {
        // Each has a local name, a prefix, a namespace, and a start and an end of the value.
        let part = attributes + index * 5
        guard let name = part[0], let start = part[3], let end = part[4], end >= start else { continue }
        entries.append(
          XMLAttributes.Entry(
            prefix: part[1].map(Self.bytes), name: Self.bytes(name),
            value: UnsafeBufferPointer(start: start, count: end - start), isNormalized: true))
      }
    }
    entries.withUnsafeBufferPointer { listener.start(name, XMLAttributes($0)) }
  }

  private static func bytes(_ text: UnsafePointer<xmlChar>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: strlen(text))
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
