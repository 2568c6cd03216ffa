extension ClientScript {
  /// Dates that count by themselves.
  static let dates = #"""
    // Dates that count by themselves, in the words the server uses.
    const units = [[31536000, 'yr', 'year'], [2592000, 'mth', 'month'], [604800, 'wk', 'week'], [86400, 'day', 'day'], [3600, 'hr', 'hour'], [60, 'min', 'minute'], [1, 'sec', 'second']]
    const two = n => (n < 10 ? '0' : '') + n
    const amount = (n, u) => n + ' ' + u + (n != 1 && (u == 'day' || u.length > 3) ? 's' : '')
    const words = (k, s) => {
      const a = Math.floor(Math.abs(s)), u = units.findIndex(x => a >= x[0])
      if (k == 't') return (a < 3600 ? a / 60 | 0 : (a / 3600 | 0) + ':' + two(a / 60 % 60 | 0)) + ':' + two(a % 60)
      if (k == 'o') { const x = units[u < 0 ? 6 : u]; return (s > 0 ? '+' : '-') + amount(a / x[0] | 0, x[2]) }
      if (u < 0) return '0 sec'
      const n = units[u + 1], rest = n && (a % units[u][0] / n[0] | 0)
      return amount(a / units[u][0] | 0, units[u][1]) + (rest ? ', ' + amount(rest, n[1]) : '')
    }
    const count = e => setText(hold(e), words(e.dataset.k, (Date.parse(e.dateTime) - Date.now()) / 1000))
    w.setInterval(() => { if (!d.hidden) for (const e of d.querySelectorAll('time[data-k]')) count(e) }, 1000)
    """#
}
