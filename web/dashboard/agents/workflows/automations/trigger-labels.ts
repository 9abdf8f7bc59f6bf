import type { AutomationCause, TriggerKind, TriggerSettings } from '#domain/actions/automations.ts';
import { dayNames, outcomeNames } from '#web/dashboard/actions/trigger-choices.tsx';

export const causeNames: Record<AutomationCause, string> = {
  call_ended: 'A call ended',
  contact_added: 'A contact was added',
  schedule: 'Schedule',
  manual: 'Manual',
};

export const kindNames: Record<TriggerKind, string> = {
  call_ended: 'When a call ends',
  contact_added: 'When a contact is added',
  schedule: 'On a schedule',
};

/** What of the event a workflow may know, by the names that its variables have to have. */
export const knownNames: Record<TriggerKind, string> = {
  call_ended:
    'Available variables: call_id, agent, outcome, end_reason, started_at, duration_seconds, transcript, and the caller’s answers by name.',
  contact_added: 'Available variables: contact_id, name, email, phone, company, and tags.',
  schedule: 'Available variables: date and time.',
};

const listed = (words: readonly string[], last: string) =>
  new Intl.ListFormat('en', { type: last as 'conjunction' }).format(words);

function daysOf(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  if (sorted.length === 7) return 'Every day';
  if (sorted.join() === '1,2,3,4,5') return 'On weekdays';
  return `Every ${listed(
    sorted.map((day) => dayNames[day - 1]!),
    'conjunction',
  )}`;
}

/** A trigger as a sentence: "When a call with Front desk ends with success". */
export function triggerSentence(settings: TriggerSettings, agentName: (id: string) => string): string {
  if (settings.kind === 'schedule') return `${daysOf(settings.days)} at ${settings.at}`;
  if (settings.kind === 'contact_added') {
    const tagged =
      settings.tags.length === 0
        ? ''
        : ` with the tag ${listed(
            settings.tags.map((tag) => `"${tag}"`),
            'disjunction',
          )}`;
    return `When a contact${tagged} is added`;
  }
  const { agentIds, outcomes } = settings;
  const agents = agentIds.length === 0 ? '' : ` with ${listed(agentIds.map(agentName), 'disjunction')}`;
  const so =
    outcomes.length === 0
      ? ''
      : ` with ${listed(
          outcomes.map((one) => outcomeNames[one].toLowerCase()),
          'disjunction',
        )}`;
  return `When a call${agents} ends${so}`;
}
