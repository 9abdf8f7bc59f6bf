import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallLine } from '#voice/call/line.ts';
import type { StoredTurn } from '#voice/call/ports.ts';

/** A line without sound that keeps what comes over it: for conversations by text, and for tests. */
export interface Loopback extends CallLine {
  /** The transcript as the caller sees it, by the turn's number. */
  readonly turns: Map<number, StoredTurn>;
  readonly shown: string;
  readonly reason: CallEndReason | null;
  readonly left: 'replaced' | 'suspended' | null;
}

/** Opens a line by text. */
export function loopback(onChange: () => void = () => {}): Loopback {
  const turns = new Map<number, StoredTurn>();
  let shown = '';
  let reason: CallEndReason | null = null;
  let left: 'replaced' | 'suspended' | null = null;
  return {
    audio: false,
    turns,
    get shown() {
      return shown;
    },
    get reason() {
      return reason;
    },
    get left() {
      return left;
    },
    state(state) {
      shown = state;
      onChange();
    },
    turn(turn) {
      turns.set(turn.seq, turn);
      onChange();
    },
    sayStart() {},
    frame() {},
    sayEnd() {},
    clear() {},
    ended(why) {
      reason = why;
      onChange();
    },
    leave(why) {
      left = why;
      onChange();
    },
  };
}
