// How things come, go and change places.
const outside = {
  opacity: { opacity: 0 },
  scale: { scale: 0, opacity: 0 },
  top: { translate: '0 -100%', opacity: 0 },
  bottom: { translate: '0 100%', opacity: 0 },
  leading: { translate: '-100% 0', opacity: 0 },
  trailing: { translate: '100% 0', opacity: 0 },
}
const startOf = names => Object.assign({}, ...names.split(' ').map(name => outside[name]))
const isStill = () => lessMotion.matches || document.hidden
const slideIn = () => {
  if (!isStill() && arrivals.length <= 3) for (const element of arrivals) {
    if (!element.isConnected) continue
    const timing = motion || { duration: 280, easing: 'ease-out' }
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 60 || top > innerHeight) continue
    if (element.dataset.i) {
      if (motion) element.animate([startOf(element.dataset.i), {}], timing)
    } else if (element.classList.contains('r')) {
      element.animate({ marginTop: [-element.offsetHeight + 'px', 0], opacity: [0, 1] }, timing)
    }
  }
  arrivals = []
}

const animatedLooks = ['opacity', 'rotate', 'scale', 'translate', 'color', 'backgroundColor']
const animatedSizes = [...animatedLooks, 'width', 'height']
// Only what has a size of its own changes it by degrees: all else would move what the reader reads.
const lookOf = element => {
  const style = getComputedStyle(element), look = {}
  for (const name of element.matches('.fw,.fh') ? animatedSizes : animatedLooks) look[name] = style[name]
  return look
}
const changeSmoothly = (element, change) => {
  const own = element.dataset.n
  if (lessMotion.matches || !(own || motion)) return change()
  const [duration, easing, delay, repeats, autoreverses] = own
    ? own.split(' ') : [motion.duration, motion.easing, motion.delay, ...repetition]
  const before = lookOf(element)
  change()
  const after = lookOf(element)
  if (animatedSizes.every(name => before[name] == after[name])) return
  element.animate([before, after], {
    duration: +duration, easing, delay: +delay,
    iterations: repeats == 0 ? Infinity : +repeats,
    direction: autoreverses == 1 ? 'alternate' : 'normal',
    fill: repeats == 0 ? 'forwards' : 'none',
  })
}

// Who asks for calm sees at once where things were moving to, and what moves for ever stands. What the sheet moves, it ends.
lessMotion.addEventListener('change', () => {
  if (!lessMotion.matches) return
  for (const moving of document.getAnimations()) {
    if (moving.constructor != Animation) continue
    if (moving.effect.getComputedTiming().endTime == Infinity) moving.cancel()
    else moving.finish()
  }
})
