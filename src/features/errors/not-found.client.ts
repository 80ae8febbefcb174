// The specification asks that the attempted path is logged.
console.error(`404: there is no page at ${location.pathname}`)
