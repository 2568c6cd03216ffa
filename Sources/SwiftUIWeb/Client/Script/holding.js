// The menus of rows and views: opened by the secondary button, and by a finger that holds.
let heldTimer, heldAt, heldMenu
const openMenu = ({ target }) => {
  const menu = target.closest(':has(>.p-ctx)')?.querySelector(':scope>.p-ctx')
  if (!menu || menu.contains(target)) return
  menu.open = true
  menu.querySelector('.mni :is(button,a,input)')?.focus()
  return menu
}
const stopHolding = () => clearTimeout(heldTimer)
addEventListener('contextmenu', press => { if (openMenu(press)) press.preventDefault() })
addEventListener('pointerdown', press => {
  stopHolding()
  heldMenu = null
  heldAt = press
  if (press.pointerType != 'mouse' && press.isPrimary) heldTimer = setTimeout(() => {
    heldMenu = openMenu(press)
    // Held for its menu, it is not carried.
    if (heldMenu) letGoOf()
  }, 500)
})
addEventListener('pointermove', ({ clientX, clientY }) => {
  if (heldAt && Math.hypot(clientX - heldAt.clientX, clientY - heldAt.clientY) > 10) stopHolding()
})
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, stopHolding)
// The press that ends the hold is none of what is below, and beside an open menu one only closes it.
addEventListener('click', press => {
  const menu = heldMenu || document.querySelector('.p-ctx[open]')
  if (!menu || menu.contains(press.target)) return
  press.preventDefault()
  press.stopPropagation()
  menu.open = menu == heldMenu
  heldMenu = null
}, true)
