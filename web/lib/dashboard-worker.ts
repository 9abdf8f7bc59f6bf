/** The dashboard's service worker: it shows pushes, and says in our words when a page cannot be fetched. */

const workerFile = '/dashboard-worker.js';
/** Pages that the worker may open and bring to the front, and for which it answers. */
const scope = '/dashboard';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The page's policy takes addresses of scripts only from a policy of ours: this one knows a single file. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return workerFile;
  return trustedTypes.createPolicy('parley-push', { createScriptURL: () => workerFile }).createScriptURL(workerFile);
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the worker, once. Rejects where the browser has none, as on addresses without https. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= (async () => navigator.serviceWorker.register(workerAddress(), { scope }))();
  return registered;
}

export const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(scope);
