import Foundation

/// A file or folder with what is in it, in memory.
open class FileWrapper {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Accepted; everything is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Accepted; files are not mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A file is written beside the old one and takes its place; folders are not.
    public static let atomic = WritingOptions(rawValue: 1)
    /// `filename` becomes the name that is written to.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that the file should have in a folder.
  open var preferredFilename: String?
  /// The name that the file has, or had when it was read.
  open var filename: String?
  /// Kept; not read from the file, nor written to it.
  open var fileAttributes: [String: Any] = [:]

  /// A file with its bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// A folder; the names are those of its files, and theirs where they prefer none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }
  /// A link to an address.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all that is below it.
  ///
  /// Throws: what `Data(contentsOf:)` and `FileManager` do.
  public init(url: URL, options: ReadingOptions = []) throws {
    let files = FileManager.default
    let name = url.lastPathComponent
    switch try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      content = .link(
        URL(
          fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for child in try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      content = .folder(children)
    default: content = .file(try Data(contentsOf: url))
    }
    preferredFilename = name
    filename = name
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? {
    guard case .file(let data) = content else { return nil }
    return data
  }

  /// What is in a folder, by name; nil for others.
  open var fileWrappers: [String: FileWrapper]? {
    guard case .folder(let children) = content else { return nil }
    return children
  }

  /// Where a link leads; nil for others.
  open var symbolicLinkDestinationURL: URL? {
    guard case .link(let url) = content else { return nil }
    return url
  }

  /// Adds to a folder, under a name that is not taken yet, which is returned; a wrapper of something else stays as it is.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wished = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .folder(var children) = content else { return wished }
    var (name, number) = (wished, 2)
    while children[name] != nil {
      name = "\(wished) \(number)"
      number += 1
    }
    children[name] = child
    child.filename = name
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder, under a name that is not taken yet, which is returned.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes a file out of a folder; nothing where it is not there.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name that a file has in the folder; nil where it is not there.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Writes the file, or the folder with all that is below it.
  ///
  /// Throws: what `Data.write` and `FileManager` do.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
