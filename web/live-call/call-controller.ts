import { type ActiveCall, type CallWorld, startActiveCall } from './active-call.ts';
import { type CallState, idleCall, isUnderWay, reduceCall } from './call-state.ts';

export interface CallController {
  getState(): CallState;
  subscribe(listener: () => void): () => void;
  /** Starts a call, by voice unless the caller would rather type, on the agent's draft where that is tried. Call it while handling a click or a key. */
  start(options: { voice: boolean; draft?: boolean; serverHears?: boolean }): void;
  sendText(text: string): void;
  /** The caller is at the keyboard. */
  typing(): void;
  setMuted(muted: boolean): void;
  /** Begins to listen in a call that was only typed, or tries again after a problem with the microphone. */
  listen(): void;
  hangUp(): void;
  /** How loud it is now: the agent while it speaks, else the caller. 0 to 1. */
  level(): number;
  /** Leaves the call and frees microphone and loudspeaker. */
  dispose(): void;
}

/** One call after the other with an agent, as one state that a page can subscribe to. */
export function createCallController(agentId: string, language: string, world: CallWorld): CallController {
  let state = idleCall;
  let call: ActiveCall | null = null;
  const listeners = new Set<() => void>();

  function dispatch(event: Parameters<typeof reduceCall>[1]): void {
    const next = reduceCall(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start({ voice, draft = false, serverHears = false }) {
      if (isUnderWay(state)) return;
      dispatch({ type: 'started' });
      call = startActiveCall({ agentId, language, voice, serverHears, draft, world, dispatch });
    },
    sendText(text) {
      const trimmed = text.trim();
      if (trimmed !== '' && isUnderWay(state)) call?.sendText(trimmed);
    },
    typing: () => call?.typing(),
    setMuted: (muted) => call?.setMuted(muted),
    listen: () => call?.listen(),
    hangUp() {
      if (isUnderWay(state)) call?.hangUp();
    },
    level: () => call?.level() ?? 0,
    dispose() {
      call?.release();
      dispatch({ type: 'hung_up', now: performance.now() });
    },
  };
}
