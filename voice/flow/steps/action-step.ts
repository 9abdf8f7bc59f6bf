import { z } from 'zod';
import type { ActionWords } from '#domain/actions/action-labels.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from '../conversation.ts';
import type { Turn } from '../dialogue.ts';
import { valueAt } from '../expressions/value-at.ts';
import type { Frame } from '../snapshot.ts';
import { mostRunning, runAction, say, setVariable, spoken, type Talk } from '../talk.ts';
import { type AnyStep, defineStep, plainStep, type Step } from './step.ts';

const Name = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/);

/** What every step that has something done can be told. */
export const actionConfig = {
  /** Whether the caller waits for the result; without, the conversation goes on at once. */
  wait: z.boolean().default(true),
  /** Said before it is done, when the caller has waited a moment for it, and after it was done. */
  before: z.string().max(600).default(''),
  slow: z.string().max(600).default(''),
  after: z.string().max(600).default(''),
  /** Variables of the flow, each with the place of its value in the result: `customer.plan`, `items.0.price`. */
  save: z.record(Name, z.string().min(1).max(200)).default({}),
};

interface Common {
  wait: boolean;
  before: string;
  slow: string;
  after: string;
  save: Record<string, string>;
}

/** What is special about one kind of action step. */
interface ActionStep<C extends Common>
  extends Pick<
    Step<C, object>,
    'type' | 'title' | 'description' | 'icon' | 'help' | 'config' | 'initial' | 'aims' | 'tells'
  > {
  action: string;
  /** Ways that it goes on by where it isn't done, by the code of the result; all others go on by "Error". */
  otherEnds?: readonly { id: string; label: string }[];
  /** Texts that may hold references. */
  texts(config: C): string[];
  check?: Step<C, object>['check'];
  /** What is said around it where the step itself has no words. */
  words?(turn: Turn<C, object>): ActionWords | undefined;
  /** What goes in; null when something is missing without which there is nothing to do: the way "Error" is taken. */
  input(turn: Turn<C, object>): Json | null;
}

function keep(talk: Talk, save: Record<string, string>, result: ActionResult): void {
  if (!result.ok) return;
  for (const [name, place] of Object.entries(save)) {
    const value = valueAt(result.output, place);
    if (value !== undefined && value !== null) setVariable(talk, name, value, 'action');
  }
}

/** A step that has one thing done, and goes on by how it went. */
export function actionStep<C extends Common>(step: ActionStep<C>): AnyStep {
  const { action, otherEnds = [], texts, input, check, words, ...own } = step;
  const line = (turn: Turn<C, object>, when: keyof ActionWords) =>
    spoken(turn.talk, turn.config[when] || (words?.(turn)?.[when] ?? ''));
  return defineStep<C, object>({
    ...plainStep,
    ...own,
    ports: () => [
      { id: 'ok', label: 'Done', required: true },
      ...otherEnds.map((end) => ({ ...end, required: false, instead: 'error' })),
      { id: 'error', label: 'Error', required: false },
    ],
    texts: (config) => ({ spoken: [config.before, config.slow, config.after], written: texts(config) }),
    // What an answer lacks is not set: only texts with words for that case may use it.
    sets: () => [],
    check: (config, facts) => [
      ...Object.keys(config.save)
        .filter((name) => !facts.variables.has(name))
        .map((name) => `The flow has no variable named "${name}".`),
      ...(check?.(config, facts) ?? []),
    ],
    enter(turn) {
      const { talk, config } = turn;
      const given = input(turn);
      if (given === null) return { port: 'error' };
      say(talk, line(turn, 'before'));
      const isWaited = config.wait || talk.snapshot.running.length >= mostRunning;
      runAction(talk, action, given, isWaited, line(turn, 'slow'));
      if (isWaited) return 'wait';
      say(talk, line(turn, 'after'));
      return { port: 'ok' };
    },
    done(turn, result) {
      const { talk, config } = turn;
      keep(talk, config.save, result);
      if (result.ok) say(talk, line(turn, 'after'));
      if (result.ok) return { port: 'ok' };
      return { port: otherEnds.some(({ id }) => id === result.code) ? result.code : 'error' };
    },
    late({ talk, config, frame }, result) {
      withFrame(talk, frame, () => keep(talk, config.save, result));
    },
  });
}

/** Sets what is set in a frame that is not the one that runs now. */
function withFrame(talk: Talk, frame: Frame, work: () => void): void {
  const now = talk.frame;
  talk.frame = frame;
  work();
  talk.frame = now;
}
