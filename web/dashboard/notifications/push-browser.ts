import { registerWorker, workerRegistration } from '#web/lib/dashboard-worker.ts';

/** This browser's part in push: its permission and its subscription. */

export const pushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Milliseconds that a push service may take to answer the browser. Without a network Chromium waits for ever. */
const longestWaitMs = 20_000;

/** What a promise answers, if it does in time. @throws Error with the sentence given */
function within<T>(ms: number, promise: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** By which the server's list of browsers names this one: a hash of the address at its push service. */
export async function fingerprintOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

/** This browser's subscription, by its fingerprint; null when it has none. */
export async function currentFingerprint(): Promise<string | null> {
  if (!pushSupported()) return null;
  const subscription = await (await workerRegistration())?.pushManager.getSubscription();
  return subscription ? fingerprintOf(subscription.endpoint) : null;
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** A browser in words: `Firefox on Linux`. */
export function browserName(agent = navigator.userAgent): string {
  const find = (rows: [RegExp, string][]) => rows.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find([
    [/Edg/, 'Edge'],
    [/OPR/, 'Opera'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]);
  const system = find([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return `${browser ?? 'A browser'}${system === undefined ? '' : ` on ${system}`}`;
}

/**
 * Asks for permission and subscribes. Answers what the server needs to write to this browser.
 * @throws Error in words for people, when it was refused or no one answers
 */
export async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('The browser is blocking notifications from this site. Allow them in the browser’s site settings.');
  }
  await registerWorker();
  // A worker that is not yet active cannot subscribe.
  const worker = await navigator.serviceWorker.ready;
  const asked = worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) })
    .catch((error: Error) => {
      throw new Error(`The browser’s push service returned an error: ${error.message.replace(/\.?$/, '.')}`);
    });
  const subscription = await within(
    longestWaitMs,
    asked,
    'The browser’s push service isn’t responding. Check that the browser is online, then try again.',
  );
  const { endpoint, keys } = subscription.toJSON();
  return { name: browserName(), endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await (await workerRegistration())?.pushManager.getSubscription())?.unsubscribe();
}
