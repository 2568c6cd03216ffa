@_exported import KioskRunning
