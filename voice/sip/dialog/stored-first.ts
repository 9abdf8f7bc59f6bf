import type { AccountOf } from './calling-account.ts';

/**
 * Does something once a dialog is stored. What cannot be stored is still said: the call goes on. What breaks then is one call's
 * fault, and the process carries others.
 */
export function storedFirst({ log }: Pick<AccountOf, 'log'>, callId: string, stored: Promise<void>, then: () => void) {
  stored
    .catch((error: unknown) => log.warn({ err: error, callId }, 'a SIP dialog could not be stored'))
    .then(then)
    .catch((error: unknown) => log.warn({ err: error, callId }, 'a call over SIP broke'));
}
