// Shows what the server pushes, and opens what it is about. It fetches nothing and keeps nothing.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // A push without words still has to be shown.
  }
  const { title = 'Parley', body = 'Something happened.', url = '/dashboard', tag } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: '/logo.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Only pages of the dashboard, whatever the message says.
  const { pathname } = new URL(event.notification.data?.url ?? '/dashboard', self.location.origin);
  const url = pathname.startsWith('/dashboard') ? pathname : '/dashboard';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((one) => 'navigate' in one);
      return page ? page.navigate(url).then((shown) => shown?.focus()) : self.clients.openWindow(url);
    }),
  );
});
