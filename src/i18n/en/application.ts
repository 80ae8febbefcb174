/** The error page for failures of the site itself. */
export const application = {
  title: 'Unexpected error',
  heading: 'Unexpected Application Error!',
  text: 'Something on this page stopped working, and it is our fault, not yours. You can load it again, or call or write to us and we take your order as well.',
  reload: 'Load again',
  home: 'Return to Home',
  call: 'Call',
  chat: 'Chat on WhatsApp',
}
