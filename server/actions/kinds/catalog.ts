import { apiRequestKind } from './api-request.ts';
import { bookTimeKind } from './book-time.ts';
import { cancelTimeKind } from './cancel-time.ts';
import { createDealKind, findCrmContactKind, noteCrmKind, updateCrmKind } from './crm.ts';
import { customWebhookKind } from './custom-webhook.ts';
import { findAnswerKind } from './find-answer.ts';
import { findAppointmentsKind } from './find-appointments.ts';
import { findTimesKind } from './find-times.ts';
import type { ActionKind } from './kind.ts';
import { makeCallKind } from './make-call.ts';
import { moveTimeKind } from './move-time.ts';
import { runStoredKind } from './run-stored.ts';
import { sendEmailKind } from './send-email.ts';
import { sendSmsKind } from './send-sms.ts';
import { useToolKind } from './use-tool.ts';
import { webhookKind } from './webhook.ts';

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
