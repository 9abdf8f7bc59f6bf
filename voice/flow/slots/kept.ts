import type { SlotType } from '#domain/agents/workflows.ts';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { startedAt } from '../dialogues/dialogue-script.ts';
import { flowOf } from '../dialogues/test-flows.data.ts';
import { collected } from '../snapshot.ts';
import { Stage } from '../stage.ts';
import { asked, type Kept, kept } from './kept.data.ts';

/** Where numbers are dialled without a prefix, how times of day are called, and how a read-back is confirmed. */
const locals: Partial<Record<AgentLanguage, { country: string; parts: [string, string, string]; yes: string }>> = {
  'en-US': { country: 'US', parts: ['morning', 'afternoon', 'evening'], yes: 'yes' },
  'de-DE': { country: 'DE', parts: ['Vormittag', 'Nachmittag', 'Abend'], yes: 'ja' },
  'es-ES': { country: 'ES', parts: ['mañana', 'tarde', 'noche'], yes: 'sí' },
  'fr-FR': { country: 'FR', parts: ['matin', 'après-midi', 'soir'], yes: 'oui' },
};

const timeZone = 'America/New_York';

/** What an agent keeps that asks for one thing, and then for another. */
function keptOf(language: AgentLanguage, type: SlotType, said: string): Json | typeof asked {
  const { country, parts, yes } = locals[language]!;
  const [morning, afternoon, evening] = parts;
  const choices = [
    { value: 'morning', label: morning },
    { value: 'afternoon', label: afternoon },
    { value: 'evening', label: evening },
  ];
  const it = {
    name: 'it',
    type,
    prompt: 'it',
    required: false,
    ...(type === 'choice' && { choices }),
    ...(type === 'number' && { min: 1 }),
  };
  const flow = flowOf(
    'One thing',
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['it', 'ask', { slots: [it] }],
      ['next', 'ask', { slots: [{ name: 'next', type: 'text', prompt: 'next' }] }],
      ['bye', 'end', { message: 'Bye.' }],
    ],
    ['start.next > it', 'it.filled > next', 'next.filled > bye'],
  );
  const stage = new Stage(flow, startedAt, () => null);
  stage.happen({
    type: 'started',
    setting: {
      agentName: 'Emma',
      businessName: 'Acme',
      timeZone,
      channel: 'test',
      greeting: 'Hello.',
      known: {},
      language,
      country,
    },
  });
  for (const text of said.split(' / ')) stage.happen({ type: 'caller_said', text }, 5_000);
  for (let times = 0; times < 2 && isReadBack(stage); times += 1)
    stage.happen({ type: 'caller_said', text: yes }, 5_000);
  const found = collected(stage.snapshot!).find(([name]) => name === 'it')?.[1].value;
  if (found === undefined || found === null) return isPassed(stage) ? null : asked;
  return type === 'date_time' ? wallOf(String(found)) : found;
}

/** Whether the next thing is asked for. */
const isPassed = ({ snapshot }: Stage) =>
  !snapshot!.aside && (snapshot!.frames.at(-1)!.step as { current?: string }).current === 'next';

/** A moment as a clock on the wall shows it: `2026-11-23T12:00`. */
function wallOf(moment: string): string {
  const { year, month, day, hour, minute } = wallTime(Date.parse(moment), timeZone);
  const [mm, dd, h, m] = [month, day, hour, minute].map((one) => String(one).padStart(2, '0'));
  return `${year}-${mm}-${dd}T${h}:${m}`;
}

/** Whether the agent waits to hear whether it understood right. */
function isReadBack({ snapshot }: Stage): boolean {
  const { aside, frames, end } = snapshot!;
  const state = (aside ? aside.state : frames.at(-1)!.step) as { collecting?: { candidate: unknown } } | null;
  return end === null && Boolean(state?.collecting?.candidate);
}

/** How one answer was heard. */
export interface Heard {
  language: AgentLanguage;
  kind: string;
  type: SlotType;
  said: string;
  want: Kept[2];
  got: Json | typeof asked;
  /** Not understood where it should be: `missed`. Another value than was meant: `wrong`. */
  is: 'right' | 'missed' | 'wrong';
}

const sameAs = (got: Json | typeof asked, want: Kept[2]): boolean =>
  Array.isArray(want) ? want.some((one) => one === got) : want === got;

/** All answers of the data as they are heard today. */
export const allHeard = (): Heard[] =>
  Object.entries(kept).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, rows]) =>
      rows.map(([type, said, want]) => {
        const got = keptOf(language as AgentLanguage, type, said);
        const is = sameAs(got, want) ? 'right' : got === asked ? 'missed' : 'wrong';
        return { language: language as AgentLanguage, kind, type, said, want, got, is };
      }),
    ),
  );
