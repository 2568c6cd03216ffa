import Foundation
import Synchronization

/// The line discipline of a terminal: raw while a program has it, as it was afterwards, whatever happens.
///
/// Of one process one terminal at a time. It is given back by ``giveBack()``, at the process's end, and from within the handler
/// of a signal that kills, which only uses functions that are safe there.
enum TerminalMode {
  /// What a signal handler needs: plain memory that stays.
  private struct Kept {
    var isTaken: Bool
    var descriptor: Int32
    var mode: termios
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
    var pipe: Int32
    /// How often the program was asked to end.
    var endings: Int32
  }

  /// Whether a program has the terminal now.
  static var isTaken: Bool { kept?.pointee.isTaken == true }

  nonisolated(unsafe) private static var kept: UnsafeMutablePointer<Kept>?

  /// The signals of a crash.
  private static let fatal = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGQUIT]
  static let endings = [SIGINT, SIGTERM, SIGHUP]
  static let others = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Makes the terminal raw; false where the system refuses.
  /// - Parameter pipe: where the numbers of signals are written to.
  static func take(_ descriptor: Int32, pipe: Int32) -> Bool {
    var mode = termios()
    if let kept { mode = kept.pointee.mode } else { guard tcgetattr(descriptor, &mode) == 0 else { return false } }
    var raw = mode
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return false }
    if let kept {
      kept.pointee.isTaken = true
    } else {
      let bytes = Array(TerminalSequences.giveBack.utf8)
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      memory.initialize(from: bytes, count: bytes.count)
      let kept = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
      kept.initialize(
        to: Kept(
          isTaken: true, descriptor: descriptor, mode: mode, bytes: memory, count: bytes.count, pipe: pipe, endings: 0))
      Self.kept = kept
      atexit { TerminalMode.giveBack() }
      at_quick_exit { TerminalMode.giveBack() }
      watchForCrashes()
    }
    return true
  }

  /// Gives the terminal back as it was. Nothing where it is not taken. Safe in a signal handler.
  static func giveBack() {
    guard let kept, kept.pointee.isTaken else { return }
    kept.pointee.isTaken = false
    // A terminal that is stopped must not keep the program from ending.
    var waiting = pollfd(fd: kept.pointee.descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&waiting, 1, 200) > 0 { _ = write(kept.pointee.descriptor, kept.pointee.bytes, kept.pointee.count) }
    tcsetattr(kept.pointee.descriptor, TCSANOW, &kept.pointee.mode)
  }

  /// After this the next terminal is another one.
  static func release() {
    giveBack()
    for number in endings + others { signal(number, SIG_DFL) }
    guard let kept else { return }
    self.kept = nil
    kept.pointee.bytes.deallocate()
    kept.deallocate()
  }

  // MARK: Signals

  /// From now on the numbers of these signals come out of the pipe.
  static func watch(_ numbers: [Int32]) {
    // Whoever started the process may have left them blocked.
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    for number in numbers { handle(number, flags: SA_RESTART) { TerminalMode.noted($0) } }
  }

  private static func noted(_ number: Int32) {
    guard let kept else { return }
    let saved = errno
    if number == SIGINT || number == SIGTERM || number == SIGHUP {
      kept.pointee.endings += 1
      // Nobody takes the first one: the program hangs.
      if kept.pointee.endings > 1 {
        giveBack()
        _exit(128 + number)
      }
    }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(kept.pointee.pipe, &byte, 1)
    errno = saved
  }

  private static func watchForCrashes() {
    // A stack of its own, for the case that the stack is what overflowed.
    let size = 64 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in fatal {
      handle(number, flags: SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER) { number in
        TerminalMode.giveBack()
        raise(number)
      }
    }
  }

  private static func handle(_ number: Int32, flags: Int32, _ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
