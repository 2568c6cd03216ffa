/// The commands of the reader in the browser.
extension KioskCommands {
  private static let new = Option(switch: "new", "make another secret: whoever came in before is out")

  static let serve = Command<Invocation>(
    name: "serve", summary: "show Kiosk in the browser",
    notes: [
      "Tries the live services. Where the network is missing, it says so, shows the sample services instead and changes "
        + "over when the live ones answer.",
      "Your own account comes in on this machine without ceremony. Everybody else needs the secret, also whoever comes by a "
        + "proxy: \"kiosk access\" shows the address with it. SIGHUP reads the settings, keys and secret again.",
    ],
    options: ServeOptions.declared,
    action: { line in .serve(ServeOptions(line)) })

  static let access = Command<Invocation>(
    name: "access", summary: "show the address that lets another browser in",
    notes: [
      "Open it once, or take a picture of the code with a phone: the browser stays signed in for a year from its last use."
    ],
    options: [new], action: { line in .access(makesNew: line[new]) })

  static let status = Command<Invocation>(
    name: "status", summary: "tell how the running servers are", action: { _ in .status })
}
