import { expect, it, vi } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { talk } from './dialogues/told.ts';

vi.mock(import('#voice/understanding/utterance.ts'), async (original) => {
  const own = await original();
  return { ...own, readUtterance: vi.fn(own.readUtterance) };
});

/** Characters from which on a text is read anew each time, some 3 ms of it. */
const long = 300;
/** Such readings of one turn: callers of others wait as long. */
const most = 70;

const flows = agentTemplates.map(({ id, flow }) => [id, Flow.parse(flow)] as const);
/** Of few different pieces, with a pause, a denial or a question in each. */
const pieces = ['a.', ' not ', 'a, ', 'and ', 'what. ', 'yes, ', 'is it a? '];

it.each(flows)('%s reads all of a long turn a bounded number of times', (_id, flow) => {
  for (const piece of pieces) {
    const call = talk(flow);
    for (const text of [piece.repeat(2_000 / piece.length), `Ann Lee, ${piece.repeat(1_900 / piece.length)}`]) {
      vi.mocked(readUtterance).mockClear();
      call.say(text);
      const read = vi.mocked(readUtterance).mock.calls.filter(([written]) => written.length > long);
      expect([piece, read.length > most ? read.length : 'few']).toEqual([piece, 'few']);
    }
  }
});
