import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import type { Setting } from '../conversation.ts';
import { Stage } from '../stage.ts';

const { flow, greeting } = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;
/** Friday, ten in the morning in New York. */
const now = Date.parse('2026-11-27T15:00:00Z');
const timeZone = 'America/New_York';
const setting: Setting = {
  agentName: 'Emma',
  businessName: 'Riverside',
  timeZone,
  country: 'US',
  language: 'en-US',
  channel: 'test',
  greeting,
  knowledge: { when: '' },
  known: {},
};

/** What is looked for once all of it is said; times are of New York. */
function searched(...says: readonly string[]) {
  const looked: { from: string; wish: string | null; hours?: { from: number; to: number } }[] = [];
  const stage: Stage = new Stage(flow, now, (intent) => {
    if (intent.type !== 'run_action') return null;
    if (intent.action === 'find_times') looked.push(intent.input as (typeof looked)[number]);
    const result = { ok: false, code: 'failed', message: 'Nothing.' } as const;
    return { after: 0, event: { type: 'action_done', runId: intent.runId, result } };
  });
  stage.happen({ type: 'started', setting });
  for (const text of says) stage.happen({ type: 'caller_said', text });
  const [first] = looked;
  const told = (at: string) => {
    const { month, day, hour, minute } = wallTime(Date.parse(at), timeZone);
    return `${month}-${day} ${hour}:${String(minute).padStart(2, '0')}`;
  };
  return first && { day: told(first.from), at: first.wish && told(first.wish), hours: first.hours };
}

it.each([
  [['thursday', 'not the morning'], { day: '12-3 0:00', at: null, hours: { from: 720, to: 1440 } }],
  [['thursday', 'not the morning', 'three thirty'], { day: '12-3 0:00', at: '12-3 15:30' }],
  [['tuesday would be good but not too early'], { day: '12-1 0:00', at: null, hours: { from: 570, to: 1440 } }],
  [['tuesday', 'do you have anything after lunch', 'two is fine'], { day: '12-1 0:00', at: '12-1 14:00' }],
  [['the sixteenth', 'any time', 'nine'], { day: '12-16 0:00', at: '12-16 9:00' }],
  [['monday at nine', 'actually make that two pm'], { day: '11-30 0:00', at: '11-30 14:00' }],
] as const)('%j, told while an address is read back, is when', (times, expected) => {
  const found = searched('a cleaning', 'Ruth Abernathy', 'ruth@example.com', ...times, 'yes', 'no');
  expect(found).toMatchObject(expected);
});
