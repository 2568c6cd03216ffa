// Dates that count by themselves.
const countDate = element => {
  const seconds = (Date.parse(element.dateTime) - Date.now()) / 1000
  setText(textHolder(element), dateWords(element.dataset.k, seconds, element.closest('[lang]').lang))
}
setInterval(() => {
  if (!document.hidden) document.querySelectorAll('time[data-k]').forEach(countDate)
}, 1000)
