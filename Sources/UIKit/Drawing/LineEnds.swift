/// The ends of a line.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
