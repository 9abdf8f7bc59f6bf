/** Messages that are known by their ids: far more than a client can have on its way. */
const most = 1_000;

/** Which typed messages a call has had: one that is sent again has no effect. */
export class TypedIds {
  readonly #known: Set<string>;

  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
  }

  /** Keeps an id. False when it was there. */
  add(id: string): boolean {
    if (this.#known.has(id)) return false;
    if (this.#known.size >= most) this.#known.clear();
    this.#known.add(id);
    return true;
  }
}
