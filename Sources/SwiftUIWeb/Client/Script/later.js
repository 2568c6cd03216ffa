// What not all pages need is loaded when one does.
let later
const loadLater = () => later ||= import(laterPath).then(part =>
  part.default(send, accepts, areaAround, byNumber, numberOf, say, () => token))
const doLater = (number, values) => loadLater().then(part => part[number](...values))
