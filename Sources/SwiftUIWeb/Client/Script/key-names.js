// A pressed key with its modifiers as WAI-ARIA spells shortcuts: `Control+Shift+R`.
const keyName = ({ key, ctrlKey, altKey, shiftKey, metaKey }) => {
  // Shift is part of the character itself, but for letters.
  const namesShift = shiftKey && (key.length > 1 || /[a-z]/i.test(key))
  const name = key == ' ' ? 'Space' : key.length == 1 ? key.toUpperCase() : key
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', namesShift && 'Shift', metaKey && 'Meta']
  return [...modifiers.filter(Boolean), name].join('+')
}
