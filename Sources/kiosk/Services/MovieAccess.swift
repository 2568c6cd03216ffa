import TMDb

extension ServiceAccess {
  /// TMDb in the language and the country that the command line names.
  /// - Throws: ``CommandFailure`` where the keys file may not be used or what is given as a key is none.
  func movies(_ options: MovieLocaleOptions) throws(CommandFailure) -> MovieStore {
    let store = try movies()
    guard options != MovieLocaleOptions() else { return store }
    let standard = store.configuration.locale
    return store.with(
      locale: MovieLocale(
        language: options.language ?? standard.language, region: options.region ?? standard.region))
  }
}
