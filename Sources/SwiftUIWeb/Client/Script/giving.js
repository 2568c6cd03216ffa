// What the app gives the reader: a text for the clipboard, a file to keep.
const copy = text => { if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {}) }
const save = path => Object.assign(document.createElement('a'), { href: path, download: '' }).click()
