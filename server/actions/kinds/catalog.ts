import { bookTimeKind } from './book-time.ts';
import { findTimesKind } from './find-times.ts';
import type { ActionKind } from './kind.ts';
import { sendEmailKind } from './send-email.ts';

/** Every action that a flow can ask for, by the name that its steps use. */
export const actionKinds: Record<string, ActionKind> = {
  find_times: findTimesKind,
  book_time: bookTimeKind,
  send_email: sendEmailKind,
};
