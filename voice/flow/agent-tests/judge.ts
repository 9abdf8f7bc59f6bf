import type { TestExpectation, TurnExpectation } from '#domain/agents/agent-tests.ts';
import { deedName, folded, holdsWords, isAsExpected, isDeed, isNamed, shown } from './compare.ts';
import { placeOf, type TestCall, valuesIn } from './test-call.ts';

/** Of a turn, or of the whole call. */
type Where = { turn: number | null; words: string };

const inTurn = (turn: number): Where => ({ turn, words: `At turn ${turn}` });
const inAll: Where = { turn: null, words: 'At the end' };

const list = (words: readonly string[]) => (words.length === 0 ? 'nothing' : words.join(', '));
const expectedName = (expected: string | Record<string, unknown>) =>
  typeof expected === 'string' ? expected : Object.keys(expected)[0]!;

function judgeSlots(call: TestCall, { slots = {} }: TurnExpectation, { turn, words }: Where): void {
  const values = valuesIn(call.snapshot);
  for (const [name, expected] of Object.entries(slots)) {
    const got = values.get(name);
    const isSpoken = typeof expected === 'string' && got !== undefined && folded(got.spoken) === folded(expected);
    if (isSpoken || isAsExpected(expected, got?.value, call.timeZone)) continue;
    const [want, have] = [shown(expected), shown(got?.value)];
    call.fail(`slots.${name}`, want, have, `${words} "${name}" should be ${want}, but is ${have}.`, turn);
  }
}

function judgeWords(call: TestCall, expected: TurnExpectation, { turn }: Where): void {
  const said = call.said(turn ?? undefined);
  const when = turn === null ? '' : ` at turn ${turn}`;
  for (const words of expected.says ?? [])
    if (!holdsWords(said, words))
      call.fail('says', words, said || 'nothing', `The agent should say "${words}"${when}, but doesn’t.`, turn);
  for (const words of expected.not_says ?? [])
    if (holdsWords(said, words))
      call.fail('not_says', `not "${words}"`, said, `The agent shouldn’t say "${words}"${when}, but does.`, turn);
}

function judgeDeeds(call: TestCall, { actions = [] }: TurnExpectation, { turn, words }: Where): void {
  const deeds = call.deeds.filter((deed) => turn === null || deed.turn === turn);
  let from = 0;
  for (const expected of actions) {
    const at = deeds.findIndex((deed, n) => n >= from && isDeed(expected, deed, call.timeZone));
    if (at >= 0) {
      from = at + 1;
      continue;
    }
    const name = expectedName(expected);
    const same = deeds.filter((deed) => isNamed(name, deed));
    const want = typeof expected === 'string' ? expected : `${name} ${shown(expected[name]!)}`;
    const got = list((same.length > 0 ? same : deeds).map((deed) => `${deedName(deed)} ${shown(deed.input)}`));
    const message =
      same.length > 0
        ? `${words} "${name}" ran, but not as expected${deeds.some((deed) => isDeed(expected, deed, call.timeZone)) ? ' in this order' : ''}.`
        : `${words} "${name}" didn’t run.`;
    call.fail('actions', want, got, message, turn);
  }
}

/** Looks at what one turn has come to. */
export function judgeTurn(call: TestCall, expected: TurnExpectation): void {
  const where = inTurn(call.turn);
  judgeSlots(call, expected, where);
  judgeWords(call, expected, where);
  judgeDeeds(call, expected, where);
  if (expected.node === undefined) return;
  const got = placeOf(call.snapshot);
  if (!isPlace(expected.node, got))
    call.fail(
      'node',
      expected.node,
      got,
      `After turn ${call.turn} the call should be at "${expected.node}", but is at "${got}".`,
    );
}

/** A step is named alone, or with the workflow that it is in. */
const isPlace = (named: string, place: string) => named === place || named === place.split('/').at(-1);

/** All steps that a call has come to, in order. */
export function pathOf(call: TestCall): string[] {
  const places = call.stage.scenes.flatMap(({ trace, snapshot }) => [
    ...trace.map(({ workflow, node }) => (workflow === null ? node : `${workflow}/${node}`)),
    placeOf(snapshot),
  ]);
  return places.filter((place, at) => place !== places[at - 1]);
}

function judgePath(call: TestCall, path: readonly string[]): void {
  const passed = pathOf(call);
  let from = 0;
  for (const named of path) {
    const at = passed.findIndex((place, n) => n >= from && isPlace(named, place));
    if (at < 0) {
      const message = `The call should reach "${named}"${from > 0 ? ` after "${passed[from - 1]}"` : ''}, but doesn’t.`;
      call.fail('path', path.join(', '), passed.join(', '), message, null);
      return;
    }
    from = at + 1;
  }
}

function judgeEnd(call: TestCall, expected: string | undefined): void {
  const { end } = call.snapshot;
  const got = end ? `${end.reason}/${end.outcome}` : 'the call goes on';
  if (expected === undefined) {
    if (end?.reason !== 'failed') return;
    const message = `The call ends because "${placeOf(call.snapshot)}" has no next step.`;
    call.fail('end', 'a call without a fault', got, message, call.turn);
    return;
  }
  const isIt = end !== null && [end.reason, end.outcome, `${end.reason}/${end.outcome}`].includes(expected);
  if (!isIt) call.fail('end', expected, got, `The call should end with ${expected}, but ends with ${got}.`, null);
}

/** Looks at what the whole call has come to. */
export function judgeCall(call: TestCall, expected: TestExpectation): void {
  judgeEnd(call, expected.end);
  judgePath(call, expected.path ?? []);
  judgeSlots(call, expected, inAll);
  judgeDeeds(call, expected, inAll);
  judgeWords(call, expected, inAll);
  for (const name of expected.not_actions ?? []) {
    const done = call.deeds.find((deed) => isNamed(name, deed));
    if (done)
      call.fail(
        'not_actions',
        `no ${name}`,
        shown(done.input),
        `"${name}" shouldn’t run, but did at turn ${done.turn}.`,
        null,
      );
  }
  const most = expected.max_turns;
  if (most !== undefined && call.turn > most)
    call.fail(
      'max_turns',
      `${most}`,
      `${call.turn}`,
      `The call should take at most ${most} turns, but takes ${call.turn}.`,
      null,
    );
}
