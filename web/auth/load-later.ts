import { lazy } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import type { Refusal } from '#web/lib/auth-refusal.ts';

/** Code that did not come: offline, or replaced by a newer version of the site. */
const notLoaded = 'Couldn’t load part of this page. Check your connection and try again, or reload the page.';

const later =
  <Code>(load: () => Promise<Code>) =>
  () =>
    load().catch(() => {
      throw new Error(notLoaded);
    });

/** What the sign-in screens load when it is needed; each throws an Error with a sentence to show. */
export const loadActions = later(() => import('./auth-actions.ts'));
export const loadGoogle = later(() => import('./continue-with-google.ts'));
export const loadCompany = later(() => import('./continue-with-company.ts'));
export const loadSecondFactor = later(() => import('./second-factor.ts'));
export const loadSession = later(() => import('#web/lib/session.ts'));
export const loadInvitation = later(() => import('./invitation-actions.ts'));
const loadCheckYourEmail = later(() => import('./check-your-email.tsx'));

/** The screen that waits for a mail. */
export const CheckYourEmail = lazy(loadCheckYourEmail);
/** The actions, together with that screen: a mail is not sent without what comes after it. */
export const loadMailing = async () => (await Promise.all([loadActions(), loadCheckYourEmail()]))[0];

/** Does something with code that is loaded for it; code that does not come is a refusal like any other. */
export function withLoaded<Code>(
  load: () => Promise<Code>,
  act: (code: Code) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  return load().then(act, (error: unknown) => ({ code: 'not_loaded', message: messageOf(error) }));
}
