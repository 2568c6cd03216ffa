/// Kiosk's version, said by `kiosk --version` and `kiosk doctor`.
let kioskVersion = "0.1.0"
