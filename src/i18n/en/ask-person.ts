/** Above the ways to write and to call. */
export const askPerson = 'Rather ask a person?'
