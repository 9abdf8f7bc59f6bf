import { bookTimeKind } from './book-time.ts';
import { cancelTimeKind } from './cancel-time.ts';
import { findAppointmentsKind } from './find-appointments.ts';
import { findTimesKind } from './find-times.ts';
import type { ActionKind } from './kind.ts';
import { sendEmailKind } from './send-email.ts';

/** Every action that a flow can ask for, by the name that its steps use. */
export const actionKinds: Record<string, ActionKind> = {
  find_times: findTimesKind,
  book_time: bookTimeKind,
  find_appointments: findAppointmentsKind,
  cancel_time: cancelTimeKind,
  send_email: sendEmailKind,
};
