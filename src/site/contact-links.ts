/** `tel:` link to a number in E.164. */
export function callLink(phone: string): string {
  return `tel:${phone}`
}

/** `mailto:` link to an address. */
export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Click-to-chat link that opens WhatsApp with a text ready to send; the address takes digits only, no plus sign. */
export function chatLink(chatNumber: string, text: string): string {
  return `https://wa.me/${chatNumber.replace('+', '')}?text=${encodeURIComponent(text)}`
}

/** The same without a number: the visitor picks the chat. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** `0712 345 678`: a Kenyan number as people read it out, with spaces at which no line breaks. */
export function spokenNumber(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '0$1\u00a0$2\u00a0$3')
}

/** `+254 712 345 678`: the same number with its country code. */
export function writtenNumber(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '+254\u00a0$1\u00a0$2\u00a0$3')
}
