import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { keptReferral, referralKey } from '#web/lib/referral.ts';

/** Says by which link a new account came, once: whatever the answer, nothing is kept any more. */
export async function tellReferral(): Promise<void> {
  const kept = keptReferral();
  if (kept !== null) {
    const told = await api.partners.attribute({ body: kept }).catch((error: unknown) => error);
    // A request that was lost is tried again with the next visit.
    if (told instanceof ApiError && (told.status === 0 || told.status >= 500)) return;
  }
  localStorage.removeItem(referralKey);
}
