#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Junction {
  /// Tries work again that belongs on a scheduler and found another thread inside the turnstile.
  ///
  /// A note would be done by the thread that is inside, and downstream would be called where it must not be. Only a
  /// scheduler that runs things at once, on whichever thread asks, has no other place: there it is a note.
  @inline(never) @usableFromInline
  final func comeBack<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions?, _ work: @escaping () -> Void
  ) {
    let thread = pthread_self()
    var hasReturned = false
    // `hasReturned` is read by the thread that writes it, or not at all.
    scheduler.schedule(options: options) { [self] in
      if pthread_equal(pthread_self(), thread) != 0, !hasReturned {
        turnstile.post(work)
      } else {
        work()
      }
    }
    hasReturned = true
  }
}
