// A service worker of an earlier site at this address would go on showing that site. Browsers look
// for a newer version of it here, and find one that takes itself away. The site has no service
// worker of its own.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()));
