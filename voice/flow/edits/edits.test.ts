import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { DraftEdit, EditedSettings } from '#domain/agents/draft-edits.ts';
import { promptAgentFlow } from '#domain/agents/prompt-agents.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { validateFlow } from '../validate-flow.ts';
import { applyEdits } from './apply-edit.ts';
import type { EditedDraft } from './draft.ts';
import { type TriedMessage, triedMessages } from './messages.data.ts';
import { readEdits } from './read-edits.ts';

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

export function draftOf(of: TriedMessage['of']): EditedDraft {
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
