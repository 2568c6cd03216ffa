// The words for a date that counts by itself, as the server writes them. `seconds` from now, negative for the past.
const timeUnits = [
  [31536000, 'yr', 'year'], [2592000, 'mth', 'month'], [604800, 'wk', 'week'], [86400, 'day', 'day'],
  [3600, 'hr', 'hour'], [60, 'min', 'minute'], [1, 'sec', 'second'],
]
const twoDigits = number => (number < 10 ? '0' : '') + number
const amountOf = (number, unit) =>
  number + ' ' + unit + (number != 1 && (unit == 'day' || unit.length > 3) ? 's' : '')

// `kind`: t for a timer, o for an offset, r for two relative units.
const dateWords = (kind, seconds) => {
  const span = Math.floor(Math.abs(seconds)), index = timeUnits.findIndex(unit => span >= unit[0])
  if (kind == 't') {
    const minutes = Math.floor(span / 60), hours = Math.floor(minutes / 60)
    return (hours ? hours + ':' + twoDigits(minutes % 60) : minutes) + ':' + twoDigits(span % 60)
  }
  if (kind == 'o') {
    const [length, , name] = timeUnits[index < 0 ? 6 : index]
    return (seconds > 0 ? '+' : '-') + amountOf(Math.floor(span / length), name)
  }
  if (index < 0) return '0 sec'
  const [length, name] = timeUnits[index], smaller = timeUnits[index + 1]
  const rest = smaller && Math.floor(span % length / smaller[0])
  return amountOf(Math.floor(span / length), name) + (rest ? ', ' + amountOf(rest, smaller[1]) : '')
}
