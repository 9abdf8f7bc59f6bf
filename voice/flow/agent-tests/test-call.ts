import type { AgentTest, PlayedLine, TestAction, TestFailure, TestTurn } from '#domain/agents/agent-tests.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { type Json, toJson } from '#domain/platform/json.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import type { Intent, Setting } from '../conversation.ts';
import { collected, frameOf, type Snapshot } from '../snapshot.ts';
import { type Answer, type Scene, Stage } from '../stage.ts';
import { type Deed, deedName, folded, shown } from './compare.ts';
import { beginningOf } from './test-clock.ts';
import { TestWorld } from './test-world.ts';

/** What is tested. */
export interface TestSubject {
  flow: Flow;
  agentName: string;
  greeting: string | null;
  /** BCP 47. */
  language: string;
  knowledge?: Setting['knowledge'];
  tone?: Setting['tone'];
  actionWords?: Setting['actionWords'];
  /** Names of the workspace's own actions, by their ids. */
  actionNames?: Record<string, string>;
}

/** Milliseconds that a turn of the caller takes. */
const turnMs = 5_000;
/** Characters of an action's input in a line. */
const mostShown = 200;

/** Where a conversation stands: a step, within the workflow that runs. */
export function placeOf(snapshot: Snapshot): string {
  const { workflow, node } = frameOf(snapshot);
  return workflow === null ? node : `${workflow}/${node}`;
}

/** The values of a conversation: of slots and of variables. */
export function valuesIn(snapshot: Snapshot): Map<string, { value: Json; spoken: string }> {
  const variables = snapshot.frames.flatMap(({ variables: own }) => Object.entries(own));
  return new Map<string, { value: Json; spoken: string }>([...variables, ...collected(snapshot)]);
}

/** What an intent has done beside talking. */
function deedOf(intent: Intent, world: TestWorld): Deed | null {
  if (intent.type === 'run_action') return { action: intent.action, name: world.nameOf(intent), input: intent.input };
  if (['say', 'listen', 'end', 'set_timer', 'ask_model'].includes(intent.type)) return null;
  const { type, ...input } = intent;
  return { action: type, name: null, input: toJson(input) };
}

/** How a call of a test begins, where the test says no more. */
export const settingOf = (subject: TestSubject, timeZone: string): Setting => ({
  agentName: subject.agentName,
  businessName: 'Acme',
  timeZone,
  language: subject.language,
  ...(languageOf(subject.language) && { country: languageOf(subject.language)!.country }),
  ...(subject.knowledge && { knowledge: subject.knowledge }),
  ...(subject.tone && { tone: subject.tone }),
  ...(subject.actionWords && { actionWords: subject.actionWords }),
  channel: 'test',
  greeting: subject.greeting,
  known: {},
});

/** An action as it stands in a test's YAML. */
function written(action: TestAction): string {
  const put = (value: unknown): string =>
    Array.isArray(value)
      ? `[${value.map(put).join(', ')}]`
      : /^[\w:-]+$/.test(String(value))
        ? String(value)
        : JSON.stringify(value);
  return `{ ${Object.entries(action)
    .map(([name, value]) => `${name}: ${put(value)}`)
    .join(', ')} }`;
}

/** A call of a test: the engine on one side, what the test says of the world on the other. */
export class TestCall {
  readonly test: AgentTest;
  readonly failures: TestFailure[] = [];
  readonly lines: PlayedLine[] = [];
  readonly deeds: (Deed & { turn: number })[] = [];
  readonly timeZone: string;
  readonly stage: Stage;
  /** The caller's turn, from 1; 0 is before the first. */
  turn = 0;
  /** Numbers of the turns of each scene. */
  readonly turnOf: number[] = [];

  constructor(subject: TestSubject, test: AgentTest) {
    const { at, timeZone } = beginningOf(test.at);
    this.test = test;
    this.timeZone = timeZone;
    const world = new TestWorld(test, timeZone, subject.actionNames ?? {}, (mend, other) => {
      const hint = other ? `${written(mend)} where someone answers, or ${written(other)}` : written(mend);
      const message = `The test doesn’t define "${mend.on}". Add it to the test’s actions: ${hint}.`;
      this.failures.push({
        expectation: 'action',
        turn: this.turn,
        expected: `an answer to ${mend.on}`,
        got: 'none',
        message,
        mend,
      });
    });
    this.stage = new Stage(subject.flow, at, world.answer, (scene) => this.note(scene, world));
    const setting: Setting = {
      ...settingOf(subject, timeZone),
      ...(test.business !== undefined && { businessName: test.business }),
      ...(test.hours && { hours: test.hours }),
      known: test.known ?? {},
      ...(test.start && { startAt: test.start }),
    };
    this.stage.happen({ type: 'started', setting });
  }

  get snapshot(): Snapshot {
    return this.stage.snapshot!;
  }

  get isOver(): boolean {
    return this.snapshot.end !== null;
  }

  /** What the agent said in a turn; in all of them without one. */
  said(turn?: number): string {
    const own = this.lines.filter((line) => line.by === 'agent' && (turn === undefined || line.turn === turn));
    return own.map(({ text }) => text).join(' ');
  }

  fail(expectation: string, expected: string, got: string, message: string, turn: number | null = this.turn): void {
    this.failures.push({ expectation, turn, expected, got, message, mend: null });
  }

  /** The caller does what a turn says. */
  take(turn: TestTurn): void {
    this.turn += 1;
    if (this.isOver) {
      const { reason, outcome } = this.snapshot.end!;
      const end = `${reason}/${outcome}`;
      this.fail('turns', 'a call that goes on', end, `The call had ended (${end}) before turn ${this.turn}.`);
      return;
    }
    if (turn.interrupt !== undefined) this.interrupt(turn.interrupt);
    if (turn.caller !== undefined) this.caller(turn.caller, { type: 'caller_said', text: turn.caller });
    if (turn.keys !== undefined) this.caller(`(keys ${turn.keys})`, { type: 'key_pressed', digits: turn.keys });
    for (let n = 0; n < (turn.silence ?? 0) && !this.isOver; n++) this.caller('(silence)', { type: 'silence' });
    if (turn.hangup) this.caller('(hangs up)', { type: 'ended', reason: 'caller_hangup' });
  }

  private caller(text: string, event: Answer): void {
    this.line('caller', text);
    this.stage.happen(event, turnMs);
  }

  private interrupt(heard: string): void {
    const says = this.stage.scenes.flatMap(({ intents }) => intents).filter((intent) => intent.type === 'say');
    const cut = says.findLast(({ text }) => folded(text).includes(folded(heard)));
    if (!cut) {
      const words = says.at(-1)?.text ?? '';
      this.fail('interrupt', heard, words, `The agent hadn’t said "${heard}" before turn ${this.turn}.`);
      return;
    }
    const from = cut.text.toLowerCase().indexOf(heard.toLowerCase());
    const upTo = cut.text.slice(0, Math.max(from, 0) + heard.length);
    this.caller(`(interrupts after "${upTo}")`, { type: 'interrupted', sayId: cut.id, heard: upTo });
  }

  private line(by: PlayedLine['by'], text: string): void {
    const { snapshot } = this.stage;
    this.lines.push({ by, text, turn: this.turn, node: snapshot ? placeOf(snapshot) : '' });
  }

  private note({ intents }: Scene, world: TestWorld): void {
    this.turnOf.push(this.turn);
    for (const intent of intents) {
      const deed = deedOf(intent, world);
      if (deed) {
        this.deeds.push({ ...deed, turn: this.turn });
        this.line('action', `${deedName(deed)} ${shown(deed.input)}`.slice(0, mostShown));
      }
      if (intent.type === 'say') this.line('agent', intent.text);
      if (intent.type === 'end') this.line('note', `The call ends: ${intent.reason}/${intent.outcome}`);
    }
  }
}
