/// The kinds of data that are known, and what each is a kind of.
extension UTType {
  /// Anything that can be handed on.
  public static let item = UTType(known: "public.item")
  /// Anything with content of its own.
  public static let content = UTType(known: "public.content")
  /// Content made of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes of any kind; `.bin`.
  public static let data = UTType(known: "public.data")
  /// A directory of any kind.
  public static let directory = UTType(known: "public.directory")
  /// A folder that a person opens.
  public static let folder = UTType(known: "public.folder")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without looks; `.txt`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without looks, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text; `.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web; `.html`.
  public static let html = UTType(known: "public.html")
  /// XML; `.xml`.
  public static let xml = UTType(known: "public.xml")
  /// JSON; `.json`.
  public static let json = UTType(known: "public.json")
  /// YAML; `.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// Values with commas between; `.csv`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source text of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source text in Swift; `.swift`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A property list; `.plist`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture of any kind.
  public static let image = UTType(known: "public.image")
  /// A PNG picture; `.png`.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture; `.jpg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture; `.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP picture; `.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A HEIC picture; `.heic`.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF picture; `.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// A bitmap; `.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A picture of lines in SVG; `.svg`.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound or film of any kind.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sound of any kind.
  public static let audio = UTType(known: "public.audio")
  /// Sound as MP3; `.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound as samples; `.wav`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG-4; `.mp4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime; `.mov`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Pages in PDF; `.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book in EPUB; `.epub`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Files packed together.
  public static let archive = UTType(known: "public.archive")
  /// Files packed as ZIP; `.zip`.
  public static let zip = UTType(known: "public.zip-archive")
  /// A file packed by gzip; `.gz`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// A visiting card; `.vcf`.
  public static let vCard = UTType(known: "public.vcard")
  /// An entry of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")

  static let table: [String: (parents: [String], extensions: [String], mime: String?)] = [
    "public.item": ([], [], nil),
    "public.content": ([], [], nil),
    "public.composite-content": (["public.content"], [], nil),
    "public.data": (["public.item"], ["bin"], "application/octet-stream"),
    "public.directory": (["public.item"], [], nil),
    "public.folder": (["public.directory"], [], nil),
    "public.text": (["public.data", "public.content"], [], nil),
    "public.plain-text": (["public.text"], ["txt"], "text/plain"),
    "public.utf8-plain-text": (["public.plain-text"], [], nil),
    "public.rtf": (["public.text"], ["rtf"], "text/rtf"),
    "public.html": (["public.text"], ["html", "htm"], "text/html"),
    "public.xml": (["public.text"], ["xml"], "application/xml"),
    "public.json": (["public.text"], ["json"], "application/json"),
    "public.yaml": (["public.text"], ["yaml", "yml"], "application/x-yaml"),
    "public.comma-separated-values-text": (["public.plain-text"], ["csv"], "text/csv"),
    "public.source-code": (["public.plain-text"], [], nil),
    "public.swift-source": (["public.source-code"], ["swift"], nil),
    "com.apple.property-list": (["public.data"], ["plist"], "application/x-plist"),
    "public.url": (["public.data"], [], nil),
    "public.file-url": (["public.url"], [], nil),
    "public.image": (["public.data", "public.content"], [], nil),
    "public.png": (["public.image"], ["png"], "image/png"),
    "public.jpeg": (["public.image"], ["jpg", "jpeg"], "image/jpeg"),
    "com.compuserve.gif": (["public.image"], ["gif"], "image/gif"),
    "org.webmproject.webp": (["public.image"], ["webp"], "image/webp"),
    "public.heic": (["public.image"], ["heic"], "image/heic"),
    "public.tiff": (["public.image"], ["tiff", "tif"], "image/tiff"),
    "com.microsoft.bmp": (["public.image"], ["bmp"], "image/bmp"),
    "public.svg-image": (["public.image"], ["svg"], "image/svg+xml"),
    "public.audiovisual-content": (["public.data", "public.content"], [], nil),
    "public.audio": (["public.audiovisual-content"], [], nil),
    "public.mp3": (["public.audio"], ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": (["public.audio"], ["wav"], "audio/vnd.wave"),
    "public.movie": (["public.audiovisual-content"], [], nil),
    "public.video": (["public.movie"], [], nil),
    "public.mpeg-4": (["public.movie"], ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": (["public.movie"], ["mov"], "video/quicktime"),
    "com.adobe.pdf": (["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    "org.idpf.epub-container": (["public.data", "public.composite-content"], ["epub"], "application/epub+zip"),
    "public.archive": (["public.data"], [], nil),
    "public.zip-archive": (["public.archive"], ["zip"], "application/zip"),
    "org.gnu.gnu-zip-archive": (["public.archive"], ["gz"], "application/gzip"),
    "com.apple.application": (["public.item"], [], nil),
    "public.vcard": (["public.text"], ["vcf"], "text/vcard"),
    "public.calendar-event": (["public.content"], [], nil),
  ]
}
