// Deployed in the place of the service worker to remove it again: forgets every release and goes.
const worker = self as unknown as ServiceWorkerGlobalScope

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', event => event.waitUntil(leave()))
