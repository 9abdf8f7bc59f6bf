import type { Flow } from '#domain/agents/workflows.ts';
import type { FlowEvent, Intent } from './conversation.ts';
import { advance } from './flow-runner.ts';
import type { Snapshot } from './snapshot.ts';
import type { Passed } from './talk.ts';

/** One event of a conversation that is played, and what the engine made of it. */
export interface Scene {
  event: FlowEvent;
  snapshot: Snapshot;
  intents: Intent[];
  trace: Passed[];
}

/** What the world brings, and after how many ms: one event, or several in order; null: nothing comes of it. */
export type World = (intent: Intent) => Timed | readonly Timed[] | null;
interface Timed {
  after: number;
  event: Answer;
}
/** An answer of the world; the stage knows when it comes. */
export type Answer = FlowEvent extends infer E ? (E extends FlowEvent ? Omit<E, 'at'> : never) : never;

/**
 * A flow that is played on a clock of its own, with a world that is made up: golden dialogues and the tests of agents
 * stand on it. What the world answers happens before the speaker goes on.
 */
export class Stage {
  readonly scenes: Scene[] = [];
  readonly flow: Flow;
  private readonly world: World;
  private readonly onScene: (scene: Scene) => void;
  /** Milliseconds since the epoch. */
  private at: number;

  /** @param onScene hears of each scene before the world answers what it asks for */
  constructor(flow: Flow, at: number, world: World, onScene: (scene: Scene) => void = () => undefined) {
    this.flow = flow;
    this.at = at;
    this.world = world;
    this.onScene = onScene;
  }

  get snapshot(): Snapshot | null {
    return this.scenes.at(-1)?.snapshot ?? null;
  }

  /** Lets something happen so many ms later, and all that follows from it without the caller. */
  happen(event: Answer, after = 0): void {
    this.at += after;
    const now = { ...event, at: this.at } as FlowEvent;
    const scene = { event: now, ...advance(this.flow, this.snapshot, now) };
    this.scenes.push(scene);
    this.onScene(scene);
    for (const intent of scene.intents) {
      const answers = this.world(intent) ?? [];
      for (const { event: answer, after: later } of 'event' in answers ? [answers] : answers)
        this.happen(answer, later);
    }
  }
}
