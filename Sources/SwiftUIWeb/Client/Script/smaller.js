// Texts that may be drawn smaller so that they fit, where the style sheet lays them out: by a twentieth until they do.
const drawSmaller = () => {
  let texts = [...document.querySelectorAll('[data-s]')]
  for (const { style } of texts) style.zoom = ''
  for (let look = 0; look < 50; look++) {
    texts = texts.filter(text => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
    for (const { style, dataset } of texts) style.zoom = Math.max((style.zoom || 1) * .95, dataset.s)
  }
}
