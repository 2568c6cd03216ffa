/// The kinds of data that are known, and what each is a kind of.
extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let application = UTType(known: "com.apple.application")
  public static let vCard = UTType(known: "public.vcard")
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
