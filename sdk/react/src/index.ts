import { type Call, type CallOptions, type CallState, idleCall, isUnderWay, startCall } from '@parley/web';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface UseCall {
  state: CallState;
  /** Whether a call is between its start and its end. */
  underWay: boolean;
  /** Starts a call, where none is under way. Call it in a click or a key press. */
  start(): void;
  end(): void;
  sendText(text: string): void;
  typing(): void;
  setMuted(muted: boolean): void;
  /** Begins to listen in a call that was only typed, or again after a problem with the microphone. */
  listen(): void;
  /** How loud it is now, 0 to 1: the agent while it speaks, else the caller. */
  level(): number;
}

/** One call after the other, as one state that a component can subscribe to. */
class Calls {
  options: CallOptions;
  #call: Call | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(options: CallOptions) {
    this.options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): CallState => this.#call?.state ?? idleCall;

  readonly actions = {
    start: (): void => {
      if (isUnderWay(this.getState())) return;
      this.#call = startCall(this.options);
      this.#call.on('state', () => this.#tell());
      this.#tell();
    },
    end: (): void => this.#call?.end(),
    sendText: (text: string): void => this.#call?.sendText(text),
    typing: (): void => this.#call?.typing(),
    setMuted: (muted: boolean): void => this.#call?.setMuted(muted),
    listen: (): void => this.#call?.listen(),
    level: (): number => this.#call?.level() ?? 0,
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Calls with an agent from a component. A call takes the options of the moment it starts at, and ends with the component. */
export function useCall(options: CallOptions): UseCall {
  const [calls] = useState(() => new Calls(options));
  const state = useSyncExternalStore(calls.subscribe, calls.getState, () => idleCall);
  useEffect(() => {
    calls.options = options;
  });
  useEffect(() => () => calls.actions.end(), [calls]);
  return { state, underWay: isUnderWay(state), ...calls.actions };
}
