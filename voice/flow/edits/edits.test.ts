import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { DraftEdit, EditedSettings } from '#domain/agents/draft-edits.ts';
import { promptAgentFlow } from '#domain/agents/prompt-agents.ts';
import { Flow, type FlowNode } from '#domain/agents/workflows.ts';
import { effort } from '#voice/testing/effort.ts';
import { validateFlow } from '../validate-flow.ts';
import { applyEdits } from './apply-edit.ts';
import type { EditedDraft } from './draft.ts';
import { type TriedMessage, triedMessages } from './messages.data.ts';
import { readEdits } from './read-edits.ts';
import { strangeMessages } from './strangers.data.ts';

const prompt = promptAgentFlow(
  'Dentist',
  {
    goals: ['Book appointments.'],
    prompt: 'How can I help you?',
    fields: [{ name: 'name', type: 'name', prompt: 'What is your name?' }],
    tools: ['book'],
    ways: [{ port: 'done', label: 'Done' }],
  },
  { greeting: 'Hello.', closing: 'Goodbye.' },
);

function draftOf(of: TriedMessage['of']): EditedDraft {
  const template = agentTemplates.find(({ id }) => id === of);
  const { greeting = 'Hello.', language = 'en-US', speed = 1 } = template ?? {};
  return {
    flow: Flow.parse(template?.flow ?? prompt),
    settings: EditedSettings.parse({ greeting, language, speed }),
  };
}

const errorsOf = (flow: Flow) =>
  validateFlow(flow).flatMap(({ level, message }) => (level === 'error' ? [message] : []));

describe('a message about a draft', () => {
  it.each(triedMessages.map((one) => [`${one.of}: ${one.message}`, one] as const))('%s', (_, tried) => {
    const before = draftOf(tried.of);
    const kept = structuredClone(before);
    const read = readEdits(before, tried.message, 'en-US');
    expect(read.told.map(({ edit }) => edit)).toMatchObject(tried.edits ?? []);
    expect(read.told.length).toBe(tried.edits?.length ?? 0);
    expect(read.unread.map(({ why }) => why)).toEqual((tried.unread ?? []).map((why) => expect.stringMatching(why)));
    // What was passed in is never changed: undo keeps it.
    expect(before).toEqual(kept);
    // The same edits, given as data, come to the same draft.
    const edits = read.told.map(({ edit }) => DraftEdit.parse(edit));
    expect(applyEdits(before, edits, 'en-US').draft).toEqual(read.draft);
    expect(Flow.safeParse(read.draft.flow).success).toBe(true);
    expect(errorsOf(read.draft.flow)).toEqual((tried.errors ?? []).map((error) => expect.stringMatching(error)));
  });
});

describe('messages of people who know no rule', () => {
  const read = strangeMessages.map(({ of, message, means }) => ({
    message,
    means,
    told: readEdits(draftOf(of), message, 'en-US').told.map(({ edit }) => edit.does as string),
  }));

  it('come to what is meant, or to nothing', () => {
    const wrong = read.filter(({ told, means }) => told.length > 0 && told.join() !== means.join());
    expect(wrong).toEqual([]);
  });

  it('are read but for a few', () => {
    expect(read.filter(({ told, means }) => told.join() === means.join()).length).toBeGreaterThanOrEqual(40);
  });
});

describe('a draft', () => {
  const of = (message: string, id: TriedMessage['of'] = 'appointment-scheduler') =>
    readEdits(draftOf(id), message, 'en-US');

  it('tells each edit in a sentence with its step', () => {
    const { told } = of('Ask for the insurance before the service, and never book on Mondays.');
    expect(told.map(({ says, nodeId }) => [says, nodeId])).toEqual([
      ['Add the question “Which insurance do you have?” before “Ask for the service”.', 'ask'],
      ['In “Schedule Meeting”, book appointments on every day except Monday.', 'book'],
    ]);
  });

  it('takes several changes one behind the other, each on what those before it made', () => {
    const { told, draft } = of('ask for the insurance, make the insurance optional and ask for the insurance first');
    expect(told.map(({ edit }) => edit.does)).toEqual(['ask', 'require_question', 'move_question']);
    expect(draft.flow.edges.find(({ from }) => from === 'start')?.to).not.toBe('service');
  });

  it('says what of a clause it did not read', () => {
    for (const [message, tail] of [
      ['Stop sending the confirmation email and paint it green', 'paint it green'],
      ['Answer questions from our documents, then sing', 'sing'],
    ] as const) {
      const { told, unread } = readEdits(draftOf('appointment-scheduler'), message, 'en-US');
      expect([told.length, unread.map(({ text }) => text)]).toEqual([1, [tail]]);
    }
  });

  it('keeps where a call goes that was not understood, when its question moves', () => {
    const { draft } = of('move the reason to the beginning', 'survey-collector');
    const ways = draft.flow.edges.filter(
      ({ from }) => draft.flow.nodes.find(({ id }) => id === from)?.title === 'Ask for the reason',
    );
    expect(ways.map(({ port, to }) => [port, to])).toEqual([
      ['filled', 'consent'],
      ['no_match', 'satisfaction'],
    ]);
  });

  it('says what there is where several could be meant, and never takes one of them', () => {
    const { told, unread } = of('remove the question about what', 'sales-assistant');
    expect([told, unread.length]).toEqual([[], 1]);
  });

  it('changes nothing of a workflow that only an agent has', () => {
    const workflow: EditedDraft = { ...draftOf('appointment-scheduler'), settings: null };
    const read = readEdits(workflow, 'talk slower, also speak German, and greet with “Hi”', 'en-US');
    expect(read.unread.map(({ why }) => why)).toEqual([
      expect.stringMatching(/doesn’t have its own voice/),
      expect.stringMatching(/doesn’t have its own languages/),
    ]);
    expect(read.draft.flow.nodes[0]!.config.greeting).toBe('Hi');
  });
});

describe('hostile messages', () => {
  const letters = 'and ask for the insurance first, never book on Mondays '.repeat(4_000);
  const odd = '\u202Eask\u0000 for \uE0003\uE001 the \u{1F9B7}\u0301 first “” « » \uD800 "'.repeat(50);
  const nested = `${'if '.repeat(2_000)}${'“'.repeat(2_000)}${'(+1 '.repeat(2_000)}`;
  const spaces = `ask for ${' '.repeat(100_000)}x ${'9 '.repeat(1_000)} between ${'- '.repeat(3_000)}`;
  const gap = `Add ${' '.repeat(1_900)}x`;
  const needs = `${'we need to '.repeat(180)}x`;
  const big: EditedDraft = {
    ...draftOf('sales-assistant'),
    flow: {
      name: 'Big',
      nodes: Array.from(
        { length: 2_000 },
        (_, n): FlowNode => ({
          id: n === 0 ? 'start' : `ask_${n}`,
          type: n === 0 ? 'start' : 'ask',
          title: `Ask ${n}`,
          config: n === 0 ? {} : { slots: [{ name: `answer_${n}`, type: 'text', prompt: `What is answer ${n}?` }] },
          x: n * 320,
          y: 0,
        }),
      ),
      edges: Array.from({ length: 1_999 }, (_, n) => ({
        from: n === 0 ? 'start' : `ask_${n}`,
        port: n === 0 ? 'next' : 'filled',
        to: `ask_${n + 1}`,
      })),
    },
  };
  const drafts = { usual: draftOf('appointment-scheduler'), big };

  it.each(
    Object.entries({ letters, odd, nested, spaces, gap, needs }).flatMap(([name, text]) =>
      Object.entries(drafts).map(([kind, draft]) => [`${name} on the ${kind} draft`, text, draft] as const),
    ),
  )('%s are bounded and quick', async (_, text, draft) => {
    let read!: ReturnType<typeof readEdits>;
    // Each takes a tenth of that at most, on the big draft.
    expect(
      await effort(() => {
        read = readEdits(draft, text, 'en-US');
      }),
    ).toBeLessThan(300);
    const { told, unread } = read;
    expect(told.length).toBeLessThanOrEqual(12);
    expect(unread.length).toBeLessThanOrEqual(12);
  });
});
