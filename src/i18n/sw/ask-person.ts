export const askPerson = 'Ungependa kuuliza mtu?'
