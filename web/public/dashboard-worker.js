// Shows what the server pushes and opens what it is about, and says so when a page of the dashboard cannot be fetched. It
// keeps nothing.
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

// Beside what pages bring themselves: both themes, no script but what looks whether the server is back.
const unreachablePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#faf9f7, #14171c);
    color: light-dark(#1b2130, #e8eaee); font: 14px/1.5 system-ui, sans-serif; }
  main { max-width: 28rem; padding: 1.5rem; text-align: center; }
  h1 { font-size: 20px; margin: 0 0 .5rem; }
  p { margin: 0 0 1.25rem; color: light-dark(#565e6e, #a3abb8); }
  button { font: inherit; font-weight: 500; padding: .5rem .9rem; min-height: 44px; border-radius: .4rem; cursor: pointer;
    border: 1px solid light-dark(#8b93a1, #6b7482); background: transparent; color: inherit; }
  button:focus-visible { outline: 2px solid light-dark(#0f6b75, #58b9c4); outline-offset: 2px; }
</style>
<main>
  <h1>No connection</h1>
  <p role="alert">The server cannot be reached. Nothing that you saved is lost. This page comes back by itself.</p>
  <button type="button" onclick="location.reload()">Try again</button>
</main>
<script>
  addEventListener('online', () => location.reload());
  setInterval(() => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {}), 5000);
</script>
</html>`;

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const answer = fetch(event.request).catch(
    () => new Response(unreachablePage, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  event.respondWith(answer);
});
