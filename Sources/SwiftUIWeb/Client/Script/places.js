// Where a scroll area must stand so that a target is seen; all numbers in points, along one axis.

// `start` and `end` of the target and of the area's visible part. Without an anchor the least way that shows all of it.
const scrollDistance = (target, view, anchor) => {
  if (anchor != null) {
    const point = side => side.start + (side.end - side.start) * anchor
    return point(target) - point(view)
  }
  if (target.start < view.start || target.end - target.start > view.end - view.start) return target.start - view.start
  return Math.max(target.end - view.end, 0)
}
