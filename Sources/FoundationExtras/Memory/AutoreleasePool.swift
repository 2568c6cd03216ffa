/// Runs the body. There is no pool: objects go when nobody holds them any more.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
