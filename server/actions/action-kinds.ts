import type { ActionKind } from './action-kind.ts';
import { apiRequestKind } from './kinds/api-request.ts';
import { bookTimeKind } from './kinds/book-time.ts';
import { cancelTimeKind } from './kinds/cancel-time.ts';
import { createDealKind, findCrmContactKind, noteCrmKind, updateCrmKind } from './kinds/crm.ts';
import { customWebhookKind } from './kinds/custom-webhook.ts';
import { findAnswerKind } from './kinds/find-answer.ts';
import { findAppointmentsKind } from './kinds/find-appointments.ts';
import { findTimesKind } from './kinds/find-times.ts';
import { makeCallKind } from './kinds/make-call.ts';
import { moveTimeKind } from './kinds/move-time.ts';
import { runStoredKind } from './kinds/run-stored.ts';
import { sendEmailKind } from './kinds/send-email.ts';
import { sendSmsKind } from './kinds/send-sms.ts';
import { useToolKind } from './kinds/use-tool.ts';
import { webhookKind } from './kinds/webhook.ts';

/** Every action that a flow can ask for, by the name that its steps use; `custom_webhook` is what one of the workspace's own comes to. */
export const actionKinds: Record<string, ActionKind> = {
  find_times: findTimesKind,
  book_time: bookTimeKind,
  find_appointments: findAppointmentsKind,
  cancel_time: cancelTimeKind,
  move_time: moveTimeKind,
  send_email: sendEmailKind,
  send_sms: sendSmsKind,
  make_call: makeCallKind,
  find_crm_contact: findCrmContactKind,
  update_crm: updateCrmKind,
  note_crm: noteCrmKind,
  create_deal: createDealKind,
  api_request: apiRequestKind,
  webhook: webhookKind,
  custom_webhook: customWebhookKind,
  use_tool: useToolKind,
  run_action: runStoredKind,
  find_answer: findAnswerKind,
};
