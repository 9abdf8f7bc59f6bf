import type { StoredTurn } from './ports.ts';

/** The turns of a call, and which of them the store and the caller's line have not got as they are now. */
export class Transcript {
  private readonly turns = new Map<number, StoredTurn>();
  private readonly typed = new Map<number, readonly string[]>();
  private readonly unstored = new Set<number>();
  private readonly unsent = new Set<number>();

  constructor(turns: readonly StoredTurn[] = []) {
    for (const turn of turns) this.turns.set(turn.seq, turn);
  }

  addCaller(seq: number, text: string, startMs: number, typed: readonly string[]): void {
    this.typed.set(seq, typed);
    this.put({ ...blank, seq, role: 'caller', text, startMs });
  }

  /** @param saidBy the account of a person who says it in the agent's place */
  addAgent(seq: number, text: string, startMs: number, saidBy: string | null = null): void {
    this.put({ ...blank, seq, role: 'agent', text, startMs, audio: true, saidBy });
  }

  /** Forgets turns that were never said. */
  remove(seqs: readonly number[]): void {
    for (const seq of seqs) {
      this.turns.delete(seq);
      this.unstored.delete(seq);
      this.unsent.delete(seq);
    }
  }

  /** Changes what is known of a turn, for the store. */
  note(seq: number, change: Partial<StoredTurn>): void {
    this.turns.set(seq, { ...this.get(seq), ...change });
    this.unstored.add(seq);
  }

  /** Notes where a turn that is being stored tells what is to be hidden. */
  mark(seq: number, hidden: readonly number[]): void {
    this.turns.set(seq, { ...this.get(seq), hidden });
  }

  /** Cuts an agent's turn to what was heard. */
  cut(seq: number, heard: string, heardMs: number): void {
    const intended = this.get(seq).intended ?? this.get(seq).text;
    this.put({ ...this.get(seq), text: heard, intended, interrupted: true, heardMs });
  }

  get(seq: number): StoredTurn {
    const turn = this.turns.get(seq);
    if (!turn) throw new RangeError(`There is no turn ${seq}.`);
    return turn;
  }

  has(seq: number): boolean {
    return this.turns.has(seq);
  }

  typedIn(seq: number): readonly string[] {
    return this.typed.get(seq) ?? [];
  }

  since(seq: number): StoredTurn[] {
    return [...this.turns.values()].filter((turn) => turn.seq > seq);
  }

  takeUnstored(): StoredTurn[] {
    return this.take(this.unstored);
  }

  takeUnsent(): StoredTurn[] {
    return this.take(this.unsent);
  }

  private take(seqs: Set<number>): StoredTurn[] {
    const turns = [...seqs].sort((a, b) => a - b).map((seq) => this.get(seq));
    seqs.clear();
    return turns;
  }

  private put(turn: StoredTurn): void {
    this.turns.set(turn.seq, turn);
    this.unstored.add(turn.seq);
    this.unsent.add(turn.seq);
  }
}

const blank = { intended: null, interrupted: false, timings: null, audio: false, heardMs: null, saidBy: null };
