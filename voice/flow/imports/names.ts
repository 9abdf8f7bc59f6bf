import type { SlotType, VariableDef, VariableType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Ledger } from './ledger.ts';
import { slugOf } from './words.ts';

/** Names that the engine sets itself, or that every object has. */
const taken = new Set(['agent_name', 'business_name', 'callback_phone', 'recording_consent', 'constructor', '']);

/** The names of values in a file, and how they are called here. */
export class Names {
  readonly #keys = new Map<string, string>();
  readonly #used = new Set<string>(taken);
  readonly #slots = new Map<string, SlotType>();
  readonly #variables = new Map<string, VariableDef>();
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** What a name of the file is called here: always the same. */
  key(name: string): string {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    // `appointment` and what begins so is the engine's.
    const stem = slugOf(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2'), 34) || 'value';
    const wanted = /^appointment(_|$)/.test(stem) || taken.has(stem) ? `the_${stem}` : stem;
    let key = wanted;
    for (let n = 2; this.#used.has(key); n++) key = `${wanted}_${n}`;
    this.#used.add(key);
    this.#keys.set(name, key);
    if (key !== name) this.#ledger.remark(`"${name.slice(0, 60)}" was renamed "${key}".`);
    return key;
  }

  /** Another name of the same value. */
  alias(name: string, of: string): void {
    if (!this.#keys.has(name)) this.#keys.set(name, this.key(of));
  }

  /** A name that nothing of the file has. */
  own(stem: string): string {
    const wanted = slugOf(stem, 34) || 'value';
    let key = wanted;
    for (let n = 2; this.#used.has(key); n++) key = `${wanted}_${n}`;
    this.#used.add(key);
    return key;
  }

  /** Something that callers are asked for; the type of the first who asks counts. */
  slot(key: string, type: SlotType): SlotType {
    const known = this.#slots.get(key) ?? type;
    this.#slots.set(key, known);
    this.#variables.delete(key);
    return known;
  }

  slotType = (key: string): SlotType | null => this.#slots.get(key) ?? null;

  /** A value that is known from the beginning, or may be given. */
  variable(key: string, type: VariableType, initial: Json = null): void {
    if (this.#slots.has(key)) return;
    const before = this.#variables.get(key);
    if (before && before.initial !== null) return;
    this.#variables.set(key, { name: key, type: before?.type ?? type, initial, given: true, sensitive: false });
  }

  /** Says of a name that nothing sets so far what it has to be, to be compared. */
  compared(key: string, type: VariableType): void {
    if (this.#slots.has(key)) return;
    const before = this.#variables.get(key);
    if (!before) this.variable(key, type);
    else if (before.type === 'text' && before.initial === null) this.#variables.set(key, { ...before, type });
  }

  get variables(): VariableDef[] {
    return [...this.#variables.values()];
  }

  /** Names that surely have a value whatever happened. */
  get sure(): ReadonlySet<string> {
    return new Set(this.variables.filter(({ initial }) => initial !== null).map(({ name }) => name));
  }
}
