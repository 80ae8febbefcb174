import type { offline as english } from '#i18n/en/offline.ts'

/** What is said where a page is not on the device, and there is no network to fetch it. */
export const offline: typeof english = {
  title: 'Ukurasa huu unahitaji mtandao',
  heading: 'Ukurasa huu unahitaji mtandao',
  text: 'Hakuna mtandao kwa sasa, na ukurasa huu haujawahi kufunguliwa hapa. Mwanzo, kurasa ulizoona na makadirio bado hufunguka. Kupiga simu hakuhitaji data: tunapokea oda kwa simu.',
}
