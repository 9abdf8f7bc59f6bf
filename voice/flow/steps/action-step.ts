import { z } from 'zod';
import type { Json } from '#domain/json.ts';
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
  /** Said before it is done, and after it was. */
  before: z.string().max(600).default(''),
  after: z.string().max(600).default(''),
  /** Variables of the flow, each with the place of its value in the result: `customer.plan`, `items.0.price`. */
  save: z.record(Name, z.string().min(1).max(200)).default({}),
};

interface Common {
  wait: boolean;
  before: string;
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
  /** Texts that may hold references. */
  texts(config: C): string[];
  check?: Step<C, object>['check'];
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
export function actionStep<C extends Common>({ action, texts, input, check, ...own }: ActionStep<C>): AnyStep {
  return defineStep<C, object>({
    ...plainStep,
    ...own,
    ports: () => [
      { id: 'ok', label: 'Done', required: true },
      { id: 'error', label: 'Error', required: false },
    ],
    texts: (config) => ({ spoken: [config.before, config.after], written: texts(config) }),
    // What an answer lacks is not set: only texts with words for that case may use it.
    sets: () => [],
    check: (config, facts) => [
      ...Object.keys(config.save)
        .filter((name) => !facts.variables.has(name))
        .map((name) => `The flow has no variable "${name}".`),
      ...(check?.(config, facts) ?? []),
    ],
    enter(turn) {
      const { talk, config } = turn;
      const given = input(turn);
      if (given === null) return { port: 'error' };
      say(talk, spoken(talk, config.before));
      const isWaited = config.wait || talk.snapshot.running.length >= mostRunning;
      runAction(talk, action, given, isWaited);
      if (isWaited) return 'wait';
      say(talk, spoken(talk, config.after));
      return { port: 'ok' };
    },
    done({ talk, config }, result) {
      keep(talk, config.save, result);
      if (result.ok) say(talk, spoken(talk, config.after));
      return { port: result.ok ? 'ok' : 'error' };
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
