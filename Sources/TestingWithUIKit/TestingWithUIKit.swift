// Empty on purpose. Where a file imports both `Testing` and a module called `UIKit`, the toolchain's Swift Testing has the compiler import
// this module too; on Linux the toolchain does not bring it.
