/**
 * Whether visitors' devices keep the site. Set it to `false` and deploy once: the next visit of each device then removes
 * the service worker and everything that it kept.
 */
export const worksOffline = true
