import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { AnalysisSetting, noAnalysis } from './call-analyses.ts';

/** Who keeps what an agent promises: the workspace's owner, everyone who may see calls, or one member. */
export const promiseTargets = ['owner', 'team', 'member'] as const;
/** When the team gets a summary of a call. */
export const summaryEmails = ['never', 'promised', 'always'] as const;

export const CallerEmail = z.object({
  subject: z.string().trim().min(1, 'Enter a subject for the email.').max(200),
  text: z.string().trim().min(1, 'Enter the email text.').max(4_000),
});
export type CallerEmail = z.infer<typeof CallerEmail>;

/** What follows the calls of an agent. */
export const AfterCall = z.object({
  promisesTo: z.enum(promiseTargets),
  /** The member whom promises go to, where it is one. */
  memberId: Id.nullable(),
  summaryEmail: z.enum(summaryEmails),
  /** The mail that callers get who gave an address; null for none. `{{name}}` stands for what was collected. */
  callerEmail: CallerEmail.nullable(),
  /** What a language model looks for in each call that has ended; nothing when empty. */
  analysis: AnalysisSetting.default(noAnalysis),
});
export type AfterCall = z.infer<typeof AfterCall>;

/** What holds for an agent until someone chooses. */
export const usualAfterCall: AfterCall = {
  promisesTo: 'owner',
  memberId: null,
  summaryEmail: 'never',
  callerEmail: null,
  analysis: noAnalysis,
};

const AgentParams = z.object({ agentId: Id });

export const afterCallsApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/after-call',
    summary: 'Get an agent’s after-call settings',
    can: 'agents:read',
    params: AgentParams,
    reply: AfterCall,
  },
  set: {
    method: 'PUT',
    path: '/v1/agents/:agentId/after-call',
    summary: 'Set who gets an agent’s follow-ups, which emails are sent after calls, and what’s extracted from calls',
    description:
      'Callers get the email if the call collected an email address and they didn’t decline. The email counts toward the limit for emails to callers. In a member’s test call, the email goes to the member instead.',
    can: 'agents:write',
    audit: 'agent.after-call-set',
    params: AgentParams,
    body: AfterCall,
    reply: AfterCall,
    example: {
      body: {
        promisesTo: 'team',
        memberId: null,
        summaryEmail: 'promised',
        callerEmail: { subject: 'Thank you for your call', text: 'Hello {{name|there}}, we’ll be in touch.' },
        analysis: {
          fields: [{ name: 'Reason', about: 'Why the caller called', type: 'text' }],
          criteria: [{ name: 'Greeting', about: 'The agent introduced itself.' }],
        },
      },
    },
  },
});
