import { defineActionJobs } from './actions/actions.jobs.ts';
import { defineAfterCallJobs } from './after-calls/after-calls.jobs.ts';
import { defineAgentJobs } from './agents/agents.jobs.ts';
import { defineAuthJobs } from './auth/auth.jobs.ts';
import { defineBillingJobs } from './billing/billing.jobs.ts';
import { defineCallAnalysisJobs } from './call-analyses/call-analyses.jobs.ts';
import { defineContactJobs } from './contacts/contacts.jobs.ts';
import { defineFileJobs } from './files/files.jobs.ts';
import { defineRepeatJobs } from './infra/http/repeats/repeats.jobs.ts';
import { defineInvitationJobs } from './invitations/invitations.jobs.ts';
import { defineKnowledgeJobs } from './knowledge/knowledge.jobs.ts';
import { defineLikenessJobs } from './knowledge/likeness/likeness.jobs.ts';
import { defineModelJobs } from './models/models.jobs.ts';
import { defineNotificationJobs } from './notifications/notifications.jobs.ts';
import { defineOperatorJobs } from './operator/operator.jobs.ts';
import { defineSecretJobs } from './secrets/secrets.jobs.ts';
import type { Services } from './services.ts';
import { defineSpeechJobs } from './speech/speech.jobs.ts';
import { defineStripeJobs } from './stripe/stripe.jobs.ts';
import { defineTaskJobs } from './tasks/tasks.jobs.ts';
import { defineUsageJobs } from './usage/usage.jobs.ts';
import { defineWebhookJobs } from './webhooks/webhooks.jobs.ts';
import { defineWorkspaceJobs } from './workspaces/workspaces.jobs.ts';

/** All work that is left to the queue, one line a noun. */
export function defineJobs(services: Services): void {
  defineActionJobs(services);
  defineAfterCallJobs(services);
  defineAgentJobs(services);
  defineAuthJobs(services);
  defineBillingJobs(services);
  defineContactJobs(services);
  defineInvitationJobs(services);
  defineFileJobs(services);
  defineKnowledgeJobs(services);
  defineModelJobs(services);
  defineCallAnalysisJobs(services);
  defineLikenessJobs(services);
  defineNotificationJobs(services);
  defineOperatorJobs(services);
  defineRepeatJobs(services);
  defineSecretJobs(services);
  defineSpeechJobs(services);
  defineStripeJobs(services);
  defineTaskJobs(services);
  defineWebhookJobs(services);
  defineWorkspaceJobs(services);
  defineUsageJobs(services);
}
