/** `tel:` link for a phone number in E.164. */
export function callLink(phone: string): string {
  return `tel:${phone}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Click-to-chat link that opens WhatsApp with a prepared text. WhatsApp expects the number without a plus sign. */
export function chatLink(chatNumber: string, text: string): string {
  return `https://wa.me/${chatNumber.replace('+', '')}?text=${encodeURIComponent(text)}`
}

/** Click-to-chat link without a number: the visitor picks the chat. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** Formats a Kenyan number as `+254 712 345 678`, with non-breaking spaces. */
export function formatInternationalNumber(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '+254\u00a0$1\u00a0$2\u00a0$3')
}
