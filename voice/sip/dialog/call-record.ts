import type { Dialog } from './dialog.ts';
import type { StoredMedia } from './offer-answer.ts';

/** All that another process needs to go on with a call. */
export interface CallRecord {
  dialog: Dialog;
  media: StoredMedia;
  direction: 'inbound' | 'outbound';
  /** Methods that the other side says it takes. */
  allows: string[];
}
