import { describe, expect, it } from 'vitest';
import { promptAgentFlow, promptNodeOf } from './prompt-agents.ts';
import { type PromptForm, promptConfigOf, promptFormOf } from './prompt-form.ts';

const form: PromptForm = {
  who: 'Mia, the receptionist.',
  goals: '- Book a cleaning\n\nAnswer questions',
  facts: 'A cleaning costs 90 dollars.',
  style: 'Short and warm.',
  must: '',
  mustNot: 'Never quote "implants".',
  prompt: 'How can I help?',
  fields: [
    { name: '', type: 'name', ask: 'May I have your name', choices: '', required: true },
    { name: '', type: 'choice', ask: 'Which office suits you', choices: 'Harbor, Old Town', required: false },
  ],
  tools: ['book'],
  actions: [],
  bookMinutes: '45',
  knowledge: true,
  speech: { byModel: false, model: 'gpt-realtime-2.1', voice: 'marin' },
};

describe('the form of an agent by prompt', () => {
  it('becomes a flow of three steps, and is shown as it was written', () => {
    const config = promptConfigOf(form).data!;
    expect(config.goals).toEqual(['Book a cleaning', 'Answer questions']);
    expect(config.fields.map(({ name, prompt }) => [name, prompt])).toEqual([
      ['name', 'May I have your name?'],
      ['office_suits', 'Which office suits you?'],
    ]);
    expect(config.fields[1]!.choices.map(({ value }) => value)).toEqual(['harbor', 'old_town']);
    expect(config.booking).toMatchObject({ durationMinutes: 45, attendee: { name: '{{name|}}', phone: '' } });
    const flow = promptAgentFlow('Front desk', config, { greeting: 'Hello.', closing: 'Bye.' });
    expect(flow.nodes.map(({ type }) => type)).toEqual(['start', 'prompt', 'end']);
    expect(promptConfigOf(promptFormOf(config), config).data).toEqual(config);
    expect(promptNodeOf(flow)?.id).toBe('talk');
  });

  it('keeps what it does not show, and says what does not fit', () => {
    const config = promptConfigOf(form).data!;
    const own = { ...config, maxTurns: 7, ways: [{ port: 'sold', label: 'Sold', when: '', needsFields: false }] };
    expect(promptConfigOf(promptFormOf(own), own).data).toEqual(own);
    expect(
      promptConfigOf({ ...form, goals: '', who: 'x'.repeat(200_000) }).error!.issues.map(({ path }) => path[0]),
    ).toEqual(['who', 'goals']);
  });
});
