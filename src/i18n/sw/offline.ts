import type { offline as english } from '#i18n/en/offline.ts'

/** The page for visitors without a network whose device has not stored the requested page. */
export const offline: typeof english = {
  title: 'Ukurasa huu unahitaji mtandao',
  heading: 'Ukurasa huu unahitaji mtandao',
  text: 'Hakuna mtandao kwa sasa, na ukurasa huu haujawahi kufunguliwa hapa. Mwanzo, kurasa ulizoona na makadirio bado hufunguka. Kupiga simu hakuhitaji data: tunapokea oda kwa simu.',
}
