/// How colours are mixed. Hosts mix as they do.
public enum ColorRenderingMode: Equatable, Hashable, Sendable { case nonLinear, linear, extendedLinear }
