import Combine

extension Publisher where Failure == Never {
  /// Does this publisher's work once for all subscribers, and keeps the latest value for those who ask later.
  ///
  /// `share()` drops a value that comes before the demand; where demand takes a way over another thread, that would be the
  /// first news of a stream.
  func sharedKeepingLatest() -> some Publisher<Output, Never> {
    map(Optional.some)
      .multicast(subject: CurrentValueSubject(nil))
      .autoconnect()
      .compactMap { $0 }
  }
}
