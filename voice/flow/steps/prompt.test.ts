import { describe, expect, it } from 'vitest';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import { compareOn } from '#voice/replay/replay-on.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';
import { promptCall, type Talker } from '#voice/testing/prompt-stage.ts';
import { playTest } from '../agent-tests/play-test.ts';
import { testFromRun } from '../agent-tests/test-from-run.ts';
import { advance } from '../flow-runner.ts';
import { explore } from '../lint/explore.ts';
import { validateFlow } from '../validate-flow.ts';

const does = (...answers: ReturnType<Talker>[]): Talker => {
  const left = [...answers];
  return () => left.shift() ?? { said: ['What else would you like to know?'] };
};

describe('an agent by prompt', () => {
  it('is a flow without errors', () => {
    expect(validateFlow(promptFlow()).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('says what a model says, notes fields by their readers, and books on a bare yes behind its own question', () => {
    const call = promptCall(
      promptFlow(),
      does(
        {
          said: ['Happy to help with that.', 'May I have your name?'],
          calls: [{ tool: 'note', args: { field: 'need', words: 'cleaning' } }],
        },
        {
          said: ['Thank you, Anna.'],
          calls: [{ tool: 'note', args: { field: 'name', words: 'Anna Berg' } }, { tool: 'book' }],
        },
      ),
    );
    call.says('I need a cleaning');
    call.says('Anna Berg');
    expect(call.agent().at(-1)).toBe('What day and time work best for you?');
    call.says('tomorrow at ten');
    expect(call.agent().at(-1)).toContain('Should I book that for you?');
    expect(call.acts).toEqual([]);
    call.says('yes');
    expect(call.acts.map(({ action }) => action)).toEqual(['book_time']);
    expect(call.acts[0]!.input).toMatchObject({ start: '2026-11-27T15:00:00.000Z', attendee: { name: 'Anna Berg' } });
    expect(call.lines.join('\n')).toContain("You're booked for");
  });

  it('does an action once, after a bare yes to its own question', () => {
    const flow = promptFlow();
    const call = promptCall(flow, does({ calls: [{ tool: 'act', args: { action: 'brochure' } }] }));
    call.says('send me the brochure, yes yes yes');
    expect(call.agent().at(-1)).toBe('Shall I send you the brochure?');
    expect(call.acts).toEqual([]);
    call.says('yes, but only on Monday');
    expect(call.acts).toEqual([]);
    const other = promptCall(flow, does({ calls: [{ tool: 'act', args: { action: 'brochure' } }] }));
    other.says('send me the brochure');
    other.says('yes');
    expect(other.acts).toEqual([{ action: 'run_action', input: { actionId: 'act-1', inputs: {} } }]);
    expect(other.lines).toContain('A: The brochure is on its way.');
  });

  it.each(['yes but what is in it', 'yes and what does it cost', 'sure, how long is it', 'yes, who is this again?'])(
    'takes %s for no yes to an action: it answers',
    (words) => {
      const call = promptCall(promptFlow(), does({ calls: [{ tool: 'act', args: { action: 'brochure' } }] }));
      call.says('send me the brochure');
      call.says(words);
      expect(call.acts).toEqual([]);
    },
  );

  it('takes no yes of somebody who has not heard the question', () => {
    const call = promptCall(promptFlow(), does({ calls: [{ tool: 'act', args: { action: 'brochure' } }] }));
    call.says('send me the brochure');
    const said = call.stage.snapshot!.said.at(-1)!;
    call.stage.happen({ type: 'interrupted', sayId: said.id, heard: 'Shall' }, 200);
    call.says('yes');
    expect(call.acts).toEqual([]);
    expect(call.agent().at(-1)).toBe('Shall I send you the brochure?');
    call.says('yes');
    expect(call.acts).toHaveLength(1);
  });

  it('holds a sentence that tells of an act that did not happen, tells the model once, and says its second try', () => {
    const call = promptCall(
      promptFlow(),
      does({ said: ["You're all booked for Tuesday at 3."] }, { said: ['What is the visit for?'] }),
    );
    call.says('can you book me in');
    expect(call.held.map(({ guard }) => guard)).toEqual(['act']);
    expect(call.asked[1]!.told).toContain('It says that something was done');
    expect(call.agent().at(-1)).toBe('What is the visit for?');
  });

  it('asks what is open where the second try fails too, and leads by the script after three failures', () => {
    const bad: Talker = () => ({ said: ['I have sent you the contract.'] });
    const call = promptCall(promptFlow(), bad);
    call.says('my tooth hurts a bit');
    expect(call.agent().at(-1)).toBe('What is the visit for?');
    call.says('a cleaning');
    call.says('well then');
    expect(call.stage.snapshot!.prompted!.script).toBe('failures');
    const asked = call.asked.length;
    call.says('a cleaning');
    call.says('Anna Berg');
    expect(call.asked).toHaveLength(asked);
    expect(call.agent().join(' ')).not.toContain('contract');
  });

  it('works at once without a model: asks its fields, answers from facts, offers a time, and ends', () => {
    const call = promptCall(promptFlow(), null);
    call.says('I need a cleaning');
    call.says('how much does a cleaning cost?');
    expect(call.agent()).toContain('A cleaning costs 90 dollars.');
    call.says('Anna Berg');
    expect(call.agent().at(-1)).toBe('What day and time work best for you?');
    call.says('tomorrow at ten');
    call.says('yes');
    expect(call.acts.map(({ action }) => action)).toEqual(['book_time']);
    call.says('no');
    call.says('no thanks');
    expect(call.lines.at(-1)).toContain('E:');
    expect(call.lines.at(-1)).toContain('success');
  });

  it('replays its events to the byte', () => {
    const flow = promptFlow();
    const call = promptCall(
      flow,
      does({ said: ['Sure.', "I've booked you.", 'What else?'] }, { said: ['What is your name?'] }),
    );
    call.says('book me');
    call.says('Anna');
    let snapshot: Parameters<typeof advance>[1] = null;
    for (const scene of call.stage.scenes) {
      const again = advance(flow, snapshot, scene.event);
      expect(again.snapshot).toEqual(scene.snapshot);
      expect(again.intents).toEqual(scene.intents);
      snapshot = again.snapshot;
    }
  });

  it('drops what a model was still to say when the caller speaks, and keeps what was heard', () => {
    const call = promptCall(
      promptFlow(),
      does({ said: ['Let me think about that for a moment.'] }, { said: ['Yes?'] }),
    );
    call.says('my tooth hurts');
    const said = call.stage.snapshot!.said.at(-1)!;
    call.stage.happen({ type: 'interrupted', sayId: said.id, heard: 'Let me think' }, 100);
    call.says('wait');
    expect(call.stage.snapshot!.prompted!.heard).toContainEqual({ who: 'agent', text: 'Let me think [interrupted]' });
  });

  it('refuses to leave with open fields, and asks whether there is anything else before the end', () => {
    const call = promptCall(
      promptFlow(),
      does(
        { said: ['Goodbye then.'], calls: [{ tool: 'leave', args: { way: 'done' } }] },
        {
          calls: [
            { tool: 'note', args: { field: 'need', words: 'a cleaning' } },
            { tool: 'note', args: { field: 'name', words: 'Anna Berg' } },
            { tool: 'leave', args: { way: 'done' } },
          ],
        },
      ),
    );
    call.says('it is about my tooth');
    expect(call.isOver).toBe(false);
    expect(call.held.at(-1)!.why).toContain('Still open: need, name');
    call.says('a cleaning, my name is Anna Berg');
    expect(call.agent().at(-1)).toBe('Is there anything else I can help you with?');
    call.says('no');
    expect(call.isOver).toBe(true);
  });
});

describe('tests of an agent by prompt', () => {
  const subject = { flow: promptFlow(), agentName: 'Mia', greeting: 'Hello.', language: 'en-US' };
  const testOf = (given: object) => AgentTest.parse({ name: 'a test', ...given });
  const times = ['2026-11-23T09:00', '2026-11-23T14:30'];

  it('play without a model what it does without one', () => {
    const verdict = playTest(
      subject,
      testOf({
        actions: [{ on: 'find_times', times }],
        turns: [
          { caller: 'I need a cleaning' },
          { caller: 'Maria Lopez', expect: { slots: { name: 'Maria Lopez' } } },
          { caller: 'Monday at nine', expect: { actions: ['find_times'] } },
          { caller: 'yes' },
          { caller: 'no thanks' },
          { caller: 'no' },
        ],
        expect: { actions: [{ book_time: { start: '2026-11-23T09:00' } }], not_actions: ['run_action'] },
      }),
    );
    expect(verdict.failures).toEqual([]);
  });

  it('play answers of a model that a test writes down, behind the same guards', () => {
    const verdict = playTest(
      subject,
      testOf({
        actions: [
          {
            on: 'ask_model',
            once: true,
            output: { say: 'Happy to help. May I have your name?', values: { need: 'cleaning' } },
          },
          { on: 'ask_model', output: { say: 'You are booked for Monday at 9.' } },
        ],
        turns: [
          { caller: 'I need a cleaning', expect: { slots: { need: 'cleaning' }, says: ['May I have your name'] } },
          { caller: 'Maria Lopez' },
        ],
        expect: { not_says: ['booked'] },
      }),
    );
    expect(verdict.failures).toEqual([]);
  });

  it('take personas, who come to an end', () => {
    const verdict = playTest(
      subject,
      testOf({
        actions: [{ on: 'find_times', times }, { on: 'run_action' }],
        persona: { goal: { need: 'a cleaning', name: 'Maria Lopez' }, runs: 3 },
        expect: { max_turns: 20 },
      }),
    );
    expect(verdict.failures).toEqual([]);
  });

  it('find no fault in all that callers may answer, as far as is looked', () => {
    expect(explore(promptFlow(), { states: 300 }).faults).toEqual([]);
  });
});

describe('a call with an agent by prompt', () => {
  const flow = promptFlow();
  const talked = () => {
    const call = promptCall(
      flow,
      does(
        {
          said: ['Happy to help.', 'May I have your name?'],
          calls: [{ tool: 'note', args: { field: 'need', words: 'cleaning' } }],
        },
        { calls: [{ tool: 'note', args: { field: 'name', words: 'Anna Berg' } }, { tool: 'message' }] },
      ),
    );
    call.says('I need a cleaning');
    call.says('Anna Berg');
    return call.stage.scenes.map(({ event, intents, snapshot }, seq) => ({
      seq,
      event,
      intents,
      snapshot,
      passed: [],
    }));
  };

  it('is the same on another version, from what the model said and called', () => {
    const other = promptFlow('en', { mustNot: ['Never quote "whitening".'], style: 'Short.' });
    // What the model is asked differs, and nothing that follows from its answers.
    const { differences } = compareOn(flow, talked(), other);
    expect(differences.filter(({ kind }) => kind !== 'action')).toEqual([]);
  });

  it('becomes a test with the answers of the model', () => {
    const subject = { flow, agentName: 'Mia', greeting: 'Hello.', language: 'en-US' };
    const made = testFromRun(subject, talked(), { name: 'from a call', plain: true });
    expect(made!.test.actions!.find(({ on }) => on === 'ask_model')!.output).toMatchObject({
      say: 'Happy to help. May I have your name?',
    });
    expect(playTest(subject, made!.test).failures).toEqual([]);
  });
});
