import { expect, test } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import { addressOf, fillMail, refused } from './caller-mail.ts';

let order = 0;
const slot = (value: Json, spoken = String(value)) => ({
  value,
  spoken,
  said: spoken,
  confirmed: true,
  source: 'caller' as const,
  nodeId: 'ask',
  order: ++order,
});
const variable = (value: Json) => ({ ...slot(value), source: 'set' as const });

/** A conversation that collected something in its own flow and in a workflow that it ran. */
const talk = (
  slots: Record<string, Json>,
  gathered: Record<string, Json> = {},
  variables: Record<string, Json> = {},
) => {
  const of = <T>(values: Record<string, Json>, make: (value: Json) => T) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
  return {
    setting: { agentName: 'Emma', businessName: '', timeZone: 'Europe/Berlin', language: 'en-US' },
    frames: [{ slots: of(slots, slot), variables: of(variables, variable) }],
    gathered: of(gathered, slot),
  } as unknown as Snapshot;
};
const flow: Flow = { name: 'Booking', nodes: [], edges: [] } as never;

test('the address is the one that was collected last, in whatever workflow', () => {
  expect(addressOf(talk({ name: 'Ann', email: 'ann@example.com' }))).toBe('ann@example.com');
  expect(addressOf(talk({ name: 'Ann' }, { work_email: 'lee@example.com' }))).toBe('lee@example.com');
  expect(addressOf(talk({ name: 'Ann @ home', phone: '+15715550123' }))).toBeNull();
});

test('who refuses to be recorded, or says no to a question of consent, gets no mail', () => {
  expect(refused(talk({ email: 'ann@example.com' }))).toBe(false);
  expect(refused(talk({ consent: true }, {}, { recording_consent: true }))).toBe(false);
  expect(refused(talk({ consent: false }))).toBe(true);
  expect(refused(talk({}, { marketing_consent: false }))).toBe(true);
  expect(refused(talk({}, {}, { recording_consent: false }))).toBe(true);
});

test('a mail shows what was collected, and nothing that a caller says is read as a template', () => {
  const mail = {
    subject: 'Hello {{name:first_name}}\n{{nobody|there}}',
    text: '{{agent_name}} of {{business_name|ours}} noted {{topic}}.',
  };
  const snapshot = talk({ name: 'Ann Lee' }, { topic: '{{email}} and more' });
  expect(fillMail(mail, flow, snapshot, 0)).toEqual({
    subject: 'Hello Ann there',
    text: 'Emma of ours noted {{email}} and more.',
  });
});

test('a mail is in the language that the conversation ended in, where the flow has words for it', () => {
  const mail = { subject: 'Thank you, {{name}}', text: 'We call {{name}} back.' };
  const translations = [
    { text: mail.subject, in: { 'de-DE': 'Danke, {{name}}' } },
    { text: mail.text, in: { 'de-DE': 'Wir rufen {{name}} zurück.', 'fr-FR': 'Nous rappelons {{name}}.' } },
  ];
  const told = (language: string) => {
    const snapshot = talk({ name: 'Ann' });
    snapshot.setting.language = language;
    return fillMail(mail, { ...flow, translations }, snapshot, 0);
  };
  expect(told('de-DE')).toEqual({ subject: 'Danke, Ann', text: 'Wir rufen Ann zurück.' });
  expect(told('fr-FR')).toEqual({ subject: 'Thank you, Ann', text: 'Nous rappelons Ann.' });
  expect(told('en-US')).toEqual({ subject: 'Thank you, Ann', text: 'We call Ann back.' });
});
