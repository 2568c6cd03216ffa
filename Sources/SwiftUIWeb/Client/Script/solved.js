// What the server's layout has placed: left, top, width and height in points, within the element around; empty where such an area
// begins. Without this script the style sheet places them.
root.dataset.solved = ''
const stand = ({ style, dataset }) => {
  const numbers = (dataset.p || '').split(' ')
  for (const name of ['left', 'top', 'width', 'height']) style[name] = numbers[0] ? numbers.shift() + 'px' : ''
  // What grows with what is typed may be higher.
  style.minHeight = style.height
}
