import type { application as english } from '#i18n/en/application.ts'

/** The error page for failures of the site itself. */
export const application: typeof english = {
  title: 'Kuna hitilafu',
  heading: 'Samahani, kuna hitilafu!',
  text: 'Kitu fulani kwenye ukurasa huu kimekwama. Kosa ni letu, si lako. Fungua ukurasa upya, au utupigie simu au utuandikie: tutapokea oda yako vilevile.',
  reload: 'Fungua upya',
  home: 'Rudi Mwanzo',
  call: 'Piga simu',
  chat: 'Tuandikie WhatsApp',
}
