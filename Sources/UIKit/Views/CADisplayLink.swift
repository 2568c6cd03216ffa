import Foundation

/// Calls a method for each frame, sixty times a second unless fewer are asked for.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?

  /// When the last frame was shown, in seconds of the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds between frames.
  public var duration: CFTimeInterval { 1 / Double(frames) }
  /// When the next frame will be shown.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Whether frames are left out. False at first.
  open var isPaused = false
  /// 0 stands for as many as there can be.
  open var preferredFramesPerSecond = 0 { didSet { if timer != nil { start() } } }

  private var frames: Int { (1...60).contains(preferredFramesPerSecond) ? preferredFramesPerSecond : 60 }

  /// A link that calls a method of its target, which it holds; it begins once it is added.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins to call the method, on the main run loop whatever is given.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Ends the calls, whatever loop is given; it may be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private func tell() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    _ = selector.send(to: target, from: self)
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.tell() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
