/**
 * Whether the site works offline. To turn it off, set this to `false` and deploy: the next visit from each device then
 * removes the service worker and its caches.
 */
export const worksOffline = true
