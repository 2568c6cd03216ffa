// What protocols for apps must name is public, under names that no app has. In this package they have their plain names.

package typealias Paint = _Paint
package typealias ColorValue = _ColorValue
package typealias GradientStop = _GradientStop
package typealias Point = _Point
package typealias Outline = _Outline
package typealias Size = _Size
package typealias ListStyleKind = _ListStyleKind
package typealias PickerContent = _PickerContent
package typealias ButtonContent = _ButtonContent
