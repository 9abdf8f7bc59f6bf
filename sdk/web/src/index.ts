import { createCallController } from '../../../web/live-call/call-controller.ts';
import { idleCall as idleState, isUnderWay as isLive } from '../../../web/live-call/call-state.ts';
import { deviceWorld } from '../../../web/live-call/device-world.ts';
import { placeCall } from './place-call.ts';
import type { Call, CallEvents, CallOptions, CallState } from './types.ts';

export type * from './types.ts';

/** A call that hasn't begun. */
export const idleCall: CallState = idleState;

/** Whether a call is between its start and its end. */
export const isUnderWay = ({ phase }: Pick<CallState, 'phase'>): boolean => isLive({ ...idleState, phase });

/** How often the level is told, in ms. */
const levelMs = 50;

/** Those who listen for the events of a call. */
class Listeners {
  readonly #of = new Map<keyof CallEvents, Set<(event: never) => void>>();

  add<Name extends keyof CallEvents>(name: Name, listener: (event: CallEvents[Name]) => void): () => void {
    const all = this.#of.get(name) ?? new Set();
    this.#of.set(name, all.add(listener));
    return () => void all.delete(listener);
  }

  has(name: keyof CallEvents): boolean {
    return (this.#of.get(name)?.size ?? 0) > 0;
  }

  tell<Name extends keyof CallEvents>(name: Name, event: CallEvents[Name]): void {
    for (const listener of [...(this.#of.get(name) ?? [])]) (listener as (event: CallEvents[Name]) => void)(event);
  }
}

/**
 * Starts a call with an agent. Call it while a click or a key press is being handled: browsers grant sound and microphone only
 * then. What goes wrong is told by the state, and by `ended`.
 */
export function startCall(options: CallOptions): Call {
  const language = options.language ?? (document.documentElement.lang || navigator.language);
  const controller = createCallController(options.agentId, language, {
    ...deviceWorld,
    placeCall: () => placeCall(options),
  });
  const listeners = new Listeners();
  let before = controller.getState();
  let meter: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(meter);
    window.removeEventListener('pagehide', leave);
  }

  function changed(): void {
    const state = controller.getState();
    const last = before;
    before = state;
    for (const turn of state.transcript) if (!last.transcript.includes(turn)) listeners.tell('turn', turn);
    listeners.tell('state', state);
    if (isLive(state) || !isLive(last)) return;
    stop();
    listeners.tell('ended', { reason: state.endReason, problem: state.problem, lengthMs: state.lengthMs ?? 0 });
  }

  /** Closing the tab is hanging up; without a word the server would hold the line for those who come back. */
  function leave(): void {
    controller.dispose();
  }

  controller.subscribe(changed);
  window.addEventListener('pagehide', leave);
  controller.start({ voice: options.voice ?? true });

  return {
    get state() {
      return controller.getState();
    },
    on(name, listener) {
      const remove = listeners.add(name, listener);
      if (name === 'level' && isLive(controller.getState()))
        meter ??= setInterval(() => listeners.has('level') && listeners.tell('level', controller.level()), levelMs);
      return remove;
    },
    sendText: controller.sendText,
    typing: controller.typing,
    setMuted: controller.setMuted,
    listen: controller.listen,
    level: controller.level,
    end: controller.hangUp,
  };
}
