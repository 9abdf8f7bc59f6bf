import type { PlanAction } from '#domain/agents/flow-plans.ts';
import type { Json } from '#domain/platform/json.ts';
import { type Draft, firstOf, labelOf } from './draft.ts';

/** What was collected, a line each, as the business reads it. */
function collected({ plan, questions, words }: Draft): string {
  const lines = [...questions.keys()].map((name) => `${labelOf(name)}: {{${name}|${words.notGiven}}}`);
  if (plan.booking) lines.push(`${words.appointment}: {{appointment_spoken|${words.none}}}`);
  return lines.join('\n');
}

/** A reference to what was asked for, with nothing in its place where it may not be set. */
const referenceTo = (name: string, sure: ReadonlySet<string>) => (sure.has(name) ? `{{${name}}}` : `{{${name}|}}`);

function configOf(
  draft: Draft,
  action: PlanAction,
  sure: ReadonlySet<string>,
): { type: string; title: string; config: Record<string, Json>; error: boolean } {
  const { plan, words, text } = draft;
  const { titles } = words;
  switch (action.does) {
    case 'email_team': {
      const config = { to: 'team', subject: words.known(action.subject), body: collected(draft) || words.none };
      return { type: 'send_email', title: titles.emailTeam, config, error: false };
    }
    case 'email_caller': {
      const config = {
        to: referenceTo(firstOf(draft, 'email')!, sure),
        subject: words.known(action.subject),
        body: text(action.text, sure, 'written') || words.none,
        attach_appointment: plan.booking !== null,
      };
      return { type: 'send_email', title: titles.emailCaller, config, error: false };
    }
    case 'sms_caller': {
      const to = referenceTo(firstOf(draft, 'phone')!, sure);
      const config = { to, text: text(action.text, sure, 'written') || words.none };
      // Where no number was given there is nothing to send, and nothing that the caller could do about it.
      return { type: 'send_sms', title: titles.sms, config, error: true };
    }
    case 'task': {
      const phone = firstOf(draft, 'phone');
      const config = { kind: action.kind, phone: phone === null ? '' : `{{${phone}|}}` };
      return { type: 'leave_task', title: titles.task, config, error: false };
    }
    case 'run_action': {
      const inputs = Object.fromEntries(action.inputs.map(({ variable, question }) => [variable, { var: question }]));
      return { type: 'run_action', title: titles.action, config: { actionId: action.actionId, inputs }, error: false };
    }
  }
}

/** What is done at the end, one behind the other. Answers its first step. @param isPromised whether someone is to be told */
export function actionNodes(draft: Draft, sure: ReadonlySet<string>, isPromised: boolean, last: string): string {
  const { plan, add, link } = draft;
  const actions: PlanAction[] = isPromised ? [...plan.actions, { does: 'task', kind: 'follow_up' }] : plan.actions;
  let next = last;
  for (const [index, action] of [...actions.entries()].reverse()) {
    const { type, title, config, error } = configOf(draft, action, sure);
    const id = add(`act_${index + 1}`, type, title, config);
    link(id, type === 'leave_task' ? 'next' : 'ok', next);
    if (error) link(id, 'error', next);
    next = id;
  }
  return next;
}
