// The specification requires the path in the browser's console.
console.error(`404: there is no page at ${location.pathname}`)
