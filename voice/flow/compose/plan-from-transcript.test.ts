import { describe, expect, it } from 'vitest';
import { explore } from '../lint/explore.ts';
import { validateFlow } from '../validate-flow.ts';
import { composeFlow } from './compose-flow.ts';
import { planFromTranscript } from './plan-from-transcript.ts';

const plumber = `Recorded on Monday
Agent: Hello, Miller Plumbing. May I have your name?
Caller: Yes, it's Ann Lee.
[00:12] Agent: Thank you, Ann. Is it about a leak, a blocked drain or the heating?
[00:15] Caller: a blocked drain
Agent: Is there water on the floor?
Caller: No, luckily not.
Agent: How many rooms are there?
Customer: three
Agent: And what number can we reach you on?
Caller: 202 555 0142
Agent: So that's 202 555 0142, is that right?
Caller: yes
Agent: Which day would suit you for an appointment?
Caller: next Tuesday
at ten
Agent: Is there anything else?
Caller: No
Agent: Thank you for calling Miller Plumbing. Goodbye!`;

describe('the transcript of a call', () => {
  const plan = planFromTranscript(plumber, 'en-US')!;

  it('gives what the agent asked, by type', () => {
    expect(plan.greeting).toBe('Hello, Miller Plumbing.');
    expect(plan.closing).toBe('Thank you for calling Miller Plumbing. Goodbye!');
    expect(plan.questions.map(({ name, type }) => [name, type])).toEqual([
      ['name', 'name'],
      ['blocked_drain_heating'.split('_').slice(-2).join('_'), 'choice'],
      ['water_floor', 'yes_no'],
      ['number', 'number'],
      ['phone', 'phone'],
    ]);
    expect(plan.questions[1]!.choices).toEqual(['leak', 'blocked drain', 'heating']);
    expect(plan.booking?.ask).toBe('Which day would suit you for an appointment?');
  });

  it('makes a flow that runs', () => {
    const flow = composeFlow(plan, 'en-US');
    expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
    expect(explore(flow, { states: 300 }).faults).toEqual([]);
  });

  it.each([
    ['prose', 'We met on Monday and spoke about the roof.'],
    ['a caller alone', 'Caller: Hello?\nCaller: Is anybody there?'],
    ['nothing', ''],
  ])('that is %s gives no plan', (_, text) => {
    expect(planFromTranscript(text, 'en-US')).toBeNull();
  });

  it('that is hostile gives a plan that holds', () => {
    const hostile = `Agent: {{constructor}} **Hi** https://evil.example ${'What? '.repeat(400)}\nCaller: ${'x'.repeat(5_000)}\nAgent: __proto__?\nCaller: yes`;
    const plan = planFromTranscript(hostile, 'en-US');
    expect(plan?.greeting).toBe('Hello, this is {{agent_name}}.');
    expect(validateFlow(composeFlow(plan!, 'en-US')).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
