import Foundation

/// The terminal that the process runs in.
///
/// Frames are written on a thread of their own; while one is on its way only the newest of those that follow is kept. The
/// terminal is given back at the end in any case, see `TerminalMode`.
@MainActor
package final class SystemTerminal: TerminalDevice {
  package private(set) var traits: TerminalTraits
  package private(set) var size: CellSize

  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  private var writer: FrameWriter
  private var parser = InputParser()
  private var action: (@MainActor (TerminalInput) -> Void)?
  private lazy var line = OutputLine(output) { [weak self] in self?.pump() }
  /// The newest frame, and whether it is still to be written.
  private var frame: TerminalFrame?
  private var isFrameDue = false
  private var bells = 0
  private var copied: String?
  private var sources: [any DispatchSourceProtocol] = []
  private var pipe: (reading: Int32, writing: Int32) = (-1, -1)
  private var pauses = 0
  private var isAsking = false
  private var isClosed = false

  /// How long a lone escape waits for the rest of a sequence.
  private static let escapePause = DispatchTimeInterval.milliseconds(30)

  /// - Returns: nil where input or output is no terminal that can draw.
  package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]) {
    guard isatty(input) == 1, isatty(output) == 1, TerminalTraits.canDraw(environment: environment) else { return nil }
    self.input = input
    self.output = output
    self.environment = environment
    traits = TerminalTraits(environment: environment)
    size = CellSize(columns: 80, rows: 24)
    writer = FrameWriter(traits: traits)
    measure()
  }

  // MARK: Start and end

  package func start(_ action: @escaping @MainActor (TerminalInput) -> Void) {
    self.action = action
    openPipe()
    guard TerminalMode.take(input, pipe: pipe.writing) else { return action(.end) }
    signal(SIGPIPE, SIG_IGN)
    TerminalMode.watch(TerminalMode.endings + TerminalMode.others)
    listen(to: pipe.reading) { [weak self] in self?.readSignals() }
    listen(to: input) { [weak self] in self?.readKeys() }
    isAsking = !TerminalTraits.isSimple(environment["TERM"] ?? "")
    line.send(
      Array((TerminalSequences.keepTitle + TerminalSequences.take + (isAsking ? TerminalSequences.questions : "")).utf8)
    )
  }

  private func openPipe() {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    pipe = (ends[0], ends[1])
  }

  package func close() {
    guard !isClosed, action != nil else { return }
    isClosed = true
    action = nil
    sources.forEach { $0.cancel() }
    sources = []
    line.finish(within: 0.5)
    if isAsking { swallowAnswers() }
    TerminalMode.release()
    tcflush(input, TCIFLUSH)
    for end in [pipe.reading, pipe.writing] where end >= 0 { Foundation.close(end) }
    pipe = (-1, -1)
  }

  /// Answers that are on their way must not be typed into the shell.
  private func swallowAnswers() {
    let deadline = DispatchTime.now() + .milliseconds(150)
    while isAsking, DispatchTime.now() < deadline {
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 30) > 0 else { continue }
      guard let bytes = Self.read(input), !bytes.isEmpty else { return }
      for case .answer(.attributes) in parser.read(bytes) { isAsking = false }
    }
  }

  private func listen(to descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
    sources.append(source)
  }

  // MARK: Showing

  package func show(_ frame: TerminalFrame) {
    self.frame = frame
    isFrameDue = true
    pump()
  }

  package func ring() {
    bells += 1
    pump()
  }

  package func copy(_ text: String) {
    copied = text
    pump()
  }

  package func lend(_ work: () -> Void) {
    guard !isClosed, action != nil else { return }
    line.finish(within: 0.5)
    TerminalMode.giveBack()
    // Control-C is for the program that has the terminal, which gets the signal's usual meaning back.
    let kept = [SIGINT, SIGQUIT].map { signal($0, SIG_IGN) }
    work()
    for (number, handler) in zip([SIGINT, SIGQUIT], kept) { signal(number, handler) }
    resume()
  }

  private func pump() {
    guard !isClosed, action != nil, !line.isBusy else { return }
    var bytes: [UInt8] = []
    if isFrameDue, let frame {
      isFrameDue = false
      bytes = writer.write(frame)
    }
    if let text = copied {
      copied = nil
      bytes += Array(TerminalSequences.copy(text).utf8)
    }
    if bells > 0 {
      bells = 0
      bytes.append(7)
    }
    line.send(bytes)
    if line.isBroken { action?(.end) }
  }

  /// Draws everything again: the terminal may show anything.
  private func redraw() {
    writer.forget()
    isFrameDue = frame != nil
    pump()
  }

  // MARK: Input

  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(buffer[..<count])
  }

  private func readKeys() {
    guard !isClosed else { return }
    guard let bytes = Self.read(input) else {
      sources.forEach { $0.cancel() }
      sources = []
      action?(.end)
      return
    }
    pauses += 1
    take(parser.read(bytes))
    guard parser.isWaiting else { return }
    let pause = pauses
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapePause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.pauses == pause, !self.isClosed else { return }
        self.take(self.parser.timeOut())
      }
    }
  }

  private func take(_ events: [InputParser.Event]) {
    for event in events where !isClosed {
      switch event {
      case .input(.key(.character("z"), .control)): suspend()
      case .input(.key(.character("l"), .control)): redraw()
      case .input(let input): action?(input)
      case .answer(let answer): learn(answer)
      }
    }
  }

  private func learn(_ answer: TerminalAnswer) {
    var known = traits
    switch answer {
    case .attributes(let numbers):
      isAsking = false
      if numbers.dropFirst().contains(4), known.pictures == .cells { known.pictures = .sixel }
    case .cellSize(let width, let height) where (2...200).contains(width) && (2...400).contains(height):
      (known.cellWidth, known.cellHeight) = (width, height)
    case .background(let red, let green, let blue): known.isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
    case .kittyGraphics(true): known.pictures = .kitty
    case .ordersText(let orders): known.ordersText = orders
    default: break
    }
    guard known != traits else { return }
    let wasDrawn = (traits.pictures, traits.cellWidth, traits.cellHeight)
    traits = known
    // Whether the background is dark changes no bytes.
    if wasDrawn != (known.pictures, known.cellWidth, known.cellHeight) {
      writer.traits = known
      isFrameDue = frame != nil
    }
    action?(.traits)
  }

  // MARK: Signals

  private func readSignals() {
    guard let numbers = Self.read(pipe.reading), !isClosed else { return }
    for number in numbers where !isClosed {
      switch Int32(number) {
      case SIGWINCH: resized()
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: action?(.end)
      }
    }
  }

  private func measure() {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return }
    size = CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    let (width, height) = (Int(window.ws_xpixel) / size.columns, Int(window.ws_ypixel) / size.rows)
    if (2...200).contains(width), (2...400).contains(height) { (traits.cellWidth, traits.cellHeight) = (width, height) }
  }

  private func resized() {
    let old = size
    measure()
    guard size != old else { return }
    // Terminals rearrange what they show, each in its way.
    writer.traits = traits
    writer.forget()
    action?(.resize(size))
  }

  /// Stops the process until it is continued, as Control-Z does to any program.
  private func suspend() {
    line.finish(within: 0.5)
    TerminalMode.giveBack()
    signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    TerminalMode.watch([SIGTSTP])
    resume()
  }

  /// The process goes on, maybe after a shell has used the terminal.
  private func resume() {
    let wasTaken = TerminalMode.isTaken
    guard TerminalMode.take(input, pipe: pipe.writing) else { return }
    line.finish(within: 0.5)
    // At once and before all else: what is pending was made for a screen that is gone. A process that was stopped from
    // outside has given nothing back.
    let bytes = Array(((wasTaken ? TerminalSequences.forgetKeys : "") + TerminalSequences.take).utf8)
    _ = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
    resized()
    redraw()
  }
}
