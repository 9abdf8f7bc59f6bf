import type { AgentTest, PersonaStyle, TestTurn } from '#domain/agents/agent-tests.ts';

/** One turn as the form shows it. */
export interface TurnRow {
  key: string;
  does: 'caller' | 'keys' | 'silence' | 'interrupt' | 'hangup';
  words: string;
  /** Of one who interrupts: what was heard. */
  heard: string;
  says: string;
  /** Members that the form does not show: they stay as they are. */
  rest: Pick<TestTurn, 'expect'>;
}

/** A test as the form shows it. */
export interface TestForm {
  name: string;
  kind: 'script' | 'persona';
  turns: TurnRow[];
  styles: PersonaStyle[];
  goal: string;
  /** `slot: way to say it`, one a line; a slot may have several. */
  says: string;
  runs: number;
  seed: number;
  noise: number;
  end: string;
  values: string;
  times: string;
  answers: string;
}

let rows = 0;
const newKey = () => {
  rows += 1;
  return `turn-${rows}`;
};

/** A turn that says nothing yet. */
export const emptyTurn = (): TurnRow => ({ key: newKey(), does: 'caller', words: '', heard: '', says: '', rest: {} });

function rowOf({ caller, keys, silence, interrupt, hangup, expect }: TestTurn): TurnRow {
  const { says = [], ...others } = expect ?? {};
  const does = hangup
    ? 'hangup'
    : silence
      ? 'silence'
      : keys
        ? 'keys'
        : interrupt === undefined
          ? 'caller'
          : 'interrupt';
  const rest = Object.keys(others).length > 0 ? { expect: others } : {};
  const words = caller ?? keys ?? (silence ? String(silence) : '');
  return { key: newKey(), does, words, heard: interrupt ?? '', says: says.join('\n'), rest };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `name: value`, one a line. */
export function pairsOf(text: string): Record<string, string> {
  const pairs = linesOf(text).map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  return Object.fromEntries(pairs);
}

const shown = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');

/** A line for each way. */
const shownWays = (says: Record<string, string[]> = {}) =>
  Object.entries(says)
    .flatMap(([slot, ways]) => ways.map((way) => `${slot}: ${way}`))
    .join('\n');

/** `slot: way`, one a line, by their slots. */
export function waysOf(text: string): Record<string, string[]> {
  const ways: Record<string, string[]> = {};
  for (const line of linesOf(text)) {
    const at = line.indexOf(':');
    const [slot, way] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    if (at > 0 && way !== '') ways[slot] = [...(ways[slot] ?? []), way];
  }
  return ways;
}

const styleOf = (style: NonNullable<AgentTest['persona']>['style'][number]) =>
  (typeof style === 'string' ? style : Object.keys(style)[0]) as PersonaStyle;

/** Whether a line of the form says all of an action. */
const isSimple = ({ on, fail: _fail, once: _once, ...more }: NonNullable<AgentTest['actions']>[number]) =>
  on !== 'find_times' && Object.keys(more).length === 0;

/** The form of a test. */
export function formOf(test: AgentTest): TestForm {
  const { persona, expect, actions = [] } = test;
  const times = actions.find(({ on }) => on === 'find_times')?.times ?? [];
  const others = actions.filter(isSimple);
  return {
    name: test.name,
    kind: persona ? 'persona' : 'script',
    turns: (test.turns ?? [{ caller: '' }]).map(rowOf),
    styles: (persona?.style ?? []).map(styleOf),
    goal: shown(persona?.goal ?? {}),
    says: shownWays(persona?.says),
    runs: persona?.runs ?? 20,
    seed: persona?.seed ?? 1,
    noise: persona?.noise ?? 0,
    end: expect?.end ?? '',
    values: shown(expect?.slots ?? {}),
    times: times.join('\n'),
    answers: others.map(({ on, fail }) => (fail ? `${on}: ${fail}` : on)).join('\n'),
  };
}

function turnOf({ does, words, heard, says, rest }: TurnRow): TestTurn {
  const expected = linesOf(says);
  const expect = { ...rest.expect, ...(expected.length > 0 && { says: expected }) };
  const told = Object.keys(expect).length > 0 ? { expect } : {};
  if (does === 'hangup') return { hangup: true, ...told };
  if (does === 'silence') return { silence: Math.min(Math.max(Number(words) || 1, 1), 6), ...told };
  if (does === 'keys') return { keys: words.trim(), ...told };
  if (does === 'interrupt') return { interrupt: heard, ...(words.trim() && { caller: words.trim() }), ...told };
  return { caller: words.trim(), ...told };
}

/** A JSON value where a text is one, else the text. */
function scalarOf(text: string): string | number | boolean | null {
  if (/^(true|false|null|-?\d{1,9}(\.\d+)?)$/.test(text)) return JSON.parse(text) as number;
  return text;
}

/** The test that a form says. What the form does not show stays as it was. */
export function testOf(form: TestForm, before: AgentTest): AgentTest {
  const { turns: _turns, persona, expect, actions = [], ...rest } = before;
  const kept = actions.filter((action) => !isSimple(action) && action.on !== 'find_times');
  const times = linesOf(form.times);
  const answers = linesOf(form.answers).map((line) => {
    const [on = '', fail] = line.split(':').map((part) => part.trim());
    const was = actions.find((one) => one.on === on && one.fail === (fail || undefined));
    return was ?? { on, ...(fail && { fail }) };
  });
  const all = [...(times.length > 0 ? [{ on: 'find_times', times }] : []), ...answers, ...kept];
  const values = Object.fromEntries(
    Object.entries(pairsOf(form.values)).map(([name, value]) => [name, scalarOf(value)]),
  );
  const { end: _end, slots: _slots, ...others } = expect ?? {};
  const expected = {
    ...others,
    ...(form.end && { end: form.end }),
    ...(Object.keys(values).length > 0 && { slots: values }),
  };
  const ways = waysOf(form.says);
  const named = new Map((persona?.style ?? []).map((style) => [styleOf(style), style]));
  return {
    ...rest,
    name: form.name.trim(),
    ...(all.length > 0 && { actions: all }),
    ...(form.kind === 'script'
      ? { turns: form.turns.map(turnOf) }
      : {
          persona: {
            goal: pairsOf(form.goal),
            ...(Object.keys(ways).length > 0 && { says: ways }),
            style: form.styles.map((style) => named.get(style) ?? style),
            runs: form.runs,
            seed: form.seed,
            noise: form.noise,
          },
        }),
    ...(Object.keys(expected).length > 0 && { expect: expected }),
  };
}

const blank = { at: '2026-11-20T10:00 America/New_York' };

/** What a new test begins with. */
export const newTest = (kind: TestForm['kind']): AgentTest =>
  kind === 'script'
    ? { ...blank, name: '', turns: [{ caller: '' }] }
    : { ...blank, name: '', persona: { goal: {}, style: [], noise: 0, seed: 1, runs: 20 } };
