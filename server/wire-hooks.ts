import { findSecretUses } from '#server/actions/definitions/secret-uses.ts';
import { planAnew } from '#server/actions/run-scheduled.ts';
import { insertFirstPlans } from '#server/billing/first-plans.ts';
import { insertFirstProducts } from '#server/billing/first-products.ts';
import { scheduledActions } from './actions/schedules/scheduled-actions.ts';
import { attributeBySignUp } from './agency/partners/referrals.ts';
import { signUpSubaccount } from './agency/subaccounts/sign-up-subaccount.ts';
import { scheduledWorkflows } from './agents/workflows/automations/scheduled-workflows.ts';
import { listCallNotes } from './calls/crm-notes/call-notes.ts';
import { testFromCall } from './calls/replays/test-from-call.ts';
import { takeCommands } from './channels/converse.ts';
import { steerCall } from './channels/phone/calls/steer-call.ts';
import { openSip } from './channels/phone/sip/sip-carrier.ts';
import { placeCall } from './channels/place-call.ts';
import { sendMessage } from './channels/send-message.ts';
import { openCallEars } from './channels/transcribers/call-ears.ts';
import { welcomeOperator } from './contacts/welcome-operator.ts';
import type { Hooks } from './hooks.ts';
import { insertFirstFolders } from './knowledge/first-folders.ts';

/** Who does what areas below ask for. */
export const hooks: Hooks = {
  async workspaceCreated(tx, services, made) {
    const { workspaceId, operator, createdAt } = made;
    await insertFirstProducts(tx, workspaceId, createdAt);
    await insertFirstFolders(tx, workspaceId, createdAt);
    await insertFirstPlans(tx, made);
    if (operator) await welcomeOperator(tx, services);
  },
  async timeZoneChanged(tx, scope, timeZone) {
    await planAnew(tx, scope, scheduledActions, timeZone);
    await planAnew(tx, scope, scheduledWorkflows, timeZone);
  },
  signUpSubaccount,
  attributeBySignUp,
  secretUses: findSecretUses,
  crmNotes: listCallNotes,
  sendMessage,
  placeCall,
  testFromCall,
  takeCommands,
  openEars: openCallEars,
  openSip,
  steerCall,
};
