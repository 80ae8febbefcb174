// Built in place of the service worker to remove it: deletes every cache and unregisters itself.
const worker = self as unknown as ServiceWorkerGlobalScope

async function removeServiceWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', event => event.waitUntil(removeServiceWorker()))
