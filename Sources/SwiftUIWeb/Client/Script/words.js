// The words of texts that the server's layout places: how high a line is, where its baseline, how wide a space and each word. Told
// once, and again where the letters have changed, and to a new session.
const toldWords = new WeakMap(), pen = document.createElement('canvas').getContext('2d')
const measureWords = element => {
  const look = getComputedStyle(element), size = parseFloat(look.fontSize), range = document.createRange()
  const width = (node, start, end) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    // A text that is drawn smaller so that it fits is told as it is of itself.
    return [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0) / (node.parentElement.currentCSSZoom || 1)
  }
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT), words = [0]
  let space = 0
  for (let node; node = walker.nextNode();) {
    if (node.localName == 'svg') words[words.length - 1] += node.getBoundingClientRect().width
    if (!node.data) continue
    let start = 0
    for (const { 0: gap, index } of [...node.data.matchAll(/\r\n|[ \n\r\v\f\u0085\u2028\u2029]/g), { 0: '', index: node.length }]) {
      words[words.length - 1] += width(node, start, index)
      start = index + gap.length
      if (gap == ' ') space = Math.max(space, width(node, index, start))
      if (gap) words.push(0)
    }
  }
  pen.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x')
  const line = parseFloat(look.lineHeight) || size * 1.3
  const ascent = Math.floor((line - Math.round(up) - Math.round(down)) / 2) + Math.round(up)
  const exact = number => Math.ceil(number * 64 - .01) / 64
  return [line, ascent, space || size * .28, ...words].map(exact)
}
// The part of a control that is no element of its own; without one the control, as large as it likes to be without what is placed in it.
const measurePart = element => {
  const { style, dataset } = element, { cssText } = style, { p } = dataset
  const part = element.querySelector(':scope>:is(.tg>input,.sb,.seg>.ops,.pr>progress:not(.vh),.rg,.fi-g>textarea)')
  if (!part) {
    delete dataset.p
    style.cssText = 'width:max-content;max-width:none'
  }
  const { width, height } = (part || element).getBoundingClientRect()
  if (!part) {
    dataset.p = p
    style.cssText = cssText
  }
  return [width, Math.max(height, parseFloat(getComputedStyle(element).getPropertyValue('--tall')) || 0)]
}
// Turned, or on its way to its size, a text is measured as it is of itself.
const { classList } = document.documentElement
const tellWords = () => {
  drawSmaller()
  for (const element of document.querySelectorAll('[data-a][data-p]:not(.im)')) {
    if (!accepts(element, event.load)) continue
    const { font, letterSpacing } = getComputedStyle(element), isText = element.matches('.t')
    const part = element.querySelector('.fi-g>textarea,select')
    if (part) growth.observe(part)
    const key = [token(), font, letterSpacing, element.textContent, part?.selectedIndex, part?.offsetHeight, isText || innerWidth].join()
    if (toldWords.get(element) == key) continue
    toldWords.set(element, key)
    classList.add('flat')
    send(element, event.load, isText ? measureWords(element) : measurePart(element))
  }
  classList.remove('flat')
}
// Before the next picture, so that nothing is seen to move.
let wordsTimer
const tellWordsSoon = () => { wordsTimer ||= requestAnimationFrame(() => {
  wordsTimer = 0
  tellWords()
}) }
addEventListener('resize', tellWordsSoon)
const growth = new ResizeObserver(tellWordsSoon)
// A new session brings the page's own words anew.
new MutationObserver(tellWordsSoon).observe(document.body, {
  childList: true, subtree: true, characterData: true, attributeFilter: ['data-p', 'data-a', 'data-w', 'class', 'selected'],
})
document.fonts.ready.then(tellWordsSoon)
tellWords()
