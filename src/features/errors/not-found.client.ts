// The specification requires the path in the log.
console.error(`404: there is no page at ${location.pathname}`)
