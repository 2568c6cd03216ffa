// A list that stands at its top and is pulled down by a finger is refreshed, as if its button were pressed.
let pulledButton, pullStart, pullLength
const stopPulling = () => {
  pulledButton?.style.removeProperty('--pull')
  pulledButton = null
}
addEventListener('touchstart', ({ target, touches }) => {
  stopPulling()
  if (touches.length > 1) return
  for (let around = target; around; around = around.parentElement) {
    if (around.scrollTop > 0) return stopPulling()
    if (!pulledButton && around.matches('.l')) pulledButton = around.querySelector(':scope>.rf')
  }
  pullLength = 0
  pullStart = touches[0].clientY
}, { passive: true })
addEventListener('touchmove', ({ touches }) => {
  if (!pulledButton) return
  pullLength = touches[0].clientY - pullStart
  if (pullLength < -8) return stopPulling()
  pulledButton.style.setProperty('--pull', Math.min(1, Math.max(0, pullLength / 80)))
}, { passive: true })
addEventListener('touchend', () => {
  const button = pulledButton
  stopPulling()
  if (button && pullLength >= 80) button.click()
})
addEventListener('touchcancel', stopPulling)
