import type { AgentTest, Persona, TestTurn, TestVerdict } from '#domain/agents/agent-tests.ts';
import { judgeCall, judgeTurn } from './judge.ts';
import { PersonaCaller } from './persona-caller.ts';
import type { Reach } from './reach.ts';
import { TestCall, type TestSubject } from './test-call.ts';

/** Turns after which a persona has been on the line for too long, where the test names no number. */
const mostTurns = 60;
/** Calls that the search for a shorter one may play. */
const mostTries = 150;

/** Plays a scripted caller. */
export function playScript(subject: TestSubject, test: AgentTest): TestCall {
  const call = new TestCall(subject, test);
  for (const turn of test.turns ?? []) {
    call.take(turn);
    if (call.failures.some(({ expectation }) => expectation === 'turns')) break;
    if (turn.expect) judgeTurn(call, turn.expect);
  }
  judgeCall(call, test.expect ?? {});
  return call;
}

/** Plays one variant of a persona, and tells what he did. */
function playVariant(subject: TestSubject, test: AgentTest, persona: Persona, variant: number) {
  const call = new TestCall(subject, test);
  const caller = new PersonaCaller(persona, variant);
  const turns: TestTurn[] = [];
  const most = test.expect?.max_turns ?? mostTurns;
  // One more than may be: that is how a call that takes too long is seen.
  while (!call.isOver && turns.length <= most) {
    const turn = caller.next(call);
    turns.push(turn);
    call.take(turn);
  }
  if (!call.isOver && test.expect?.max_turns === undefined)
    call.fail('end', 'an end', 'the call goes on', `The call hasn’t ended after ${mostTurns} turns.`, null);
  judgeCall(call, test.expect ?? {});
  return { call, turns };
}

/** Leaves out turns as long as the test still fails in the same way. */
function shrink(subject: TestSubject, test: AgentTest, failing: string): AgentTest {
  let best = test.turns ?? [];
  let tries = 0;
  const fails = (turns: TestTurn[]) => {
    tries += 1;
    const { failures } = playScript(subject, { ...test, turns });
    return failures[0]?.expectation === failing;
  };
  if (!fails(best)) return test;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = best.length - size; from >= 0 && tries < mostTries; from -= size) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (fails(shorter)) best = shorter;
    }
  return { ...test, turns: best };
}

function scripted(subject: TestSubject, test: AgentTest, turns: TestTurn[], call: TestCall): AgentTest {
  const { persona: _, ...rest } = test;
  const failing = call.failures[0]!.expectation;
  const isEndless = failing === 'end' && test.expect?.end === undefined && !call.isOver;
  const expect = isEndless ? { ...test.expect, end: 'completed' } : test.expect;
  const script = { ...rest, turns: turns.slice(0, 100), ...(expect && { expect }) };
  return shrink(subject, script, failing);
}

function verdictOf(test: AgentTest, call: TestCall): Pick<TestVerdict, 'name' | 'failures' | 'lines'> {
  return { name: test.name, failures: call.failures.slice(0, 20), lines: call.lines.slice(0, 400) };
}

/** Plays a persona's variants. @param isOver tells that no time is left */
function playPersona(
  subject: TestSubject,
  test: AgentTest,
  persona: Persona,
  reach: Reach | undefined,
  isOver: () => boolean,
): TestVerdict {
  let shownRun: ReturnType<typeof playVariant> | null = null;
  let [turns, failedRuns, runs] = [0, 0, 0];
  for (let variant = 0; variant < persona.runs; variant++) {
    if (runs > 0 && isOver()) break;
    const run = playVariant(subject, test, persona, variant);
    runs += 1;
    turns += run.call.turn;
    reach?.take(run.call.stage.scenes);
    const isRed = run.call.failures.length > 0;
    if (isRed) failedRuns += 1;
    if (shownRun === null || (isRed && shownRun.call.failures.length === 0)) shownRun = run;
  }
  const { call, turns: done } = shownRun!;
  const shrunk = failedRuns > 0 ? scripted(subject, test, done, call) : null;
  if (runs < persona.runs)
    call.fail(
      'runs',
      `${persona.runs} runs`,
      `${runs}`,
      `Only ${runs} of ${persona.runs} callers finished in time.`,
      null,
    );
  return { ...verdictOf(test, call), passed: call.failures.length === 0, turns, runs, failedRuns, shrunk };
}

/**
 * Plays one test to what is tested, and tells what came of it. The same test is the same verdict each time.
 * @param reach learns what was reached
 * @param isOver tells that no time is left for more of a persona's variants
 */
export function playTest(
  subject: TestSubject,
  test: AgentTest,
  reach?: Reach,
  isOver: () => boolean = () => false,
): TestVerdict {
  if (test.persona) return playPersona(subject, test, test.persona, reach, isOver);
  const call = playScript(subject, test);
  reach?.take(call.stage.scenes);
  const passed = call.failures.length === 0;
  const failedRuns = passed ? 0 : 1;
  return { ...verdictOf(test, call), passed, turns: call.turn, runs: 1, failedRuns, shrunk: null };
}
