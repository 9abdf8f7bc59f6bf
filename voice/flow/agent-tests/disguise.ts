import type { Flow, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { slotDefsOf } from '../slot-defs.ts';
import { collected, type Snapshot } from '../snapshot.ts';

/** Other people's names, numbers and addresses in the place of a caller's. */

const firstNames = ['Jordan', 'Robin', 'Casey', 'Taylor', 'Alex', 'Jamie', 'Morgan', 'Avery'];
const lastNames = ['Ellis', 'Harper', 'Bennett', 'Quinn', 'Parker', 'Reed', 'Hayes', 'Monroe'];
const streets = ['10 Main Street, Springfield', '22 Oak Avenue, Springfield', '7 Park Road, Springfield'];
const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Words that may stand in a number that is said. */
const numberWord = `(?:${digitWords.join('|')}|oh|o|double|triple|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|plus)`;
const saidNumber = new RegExp(`\\b${numberWord}(?:[\\s,-]+${numberWord}){4,}\\b`, 'gi');
const writtenNumber = /\+?\d(?:[\s().-]*\d){6,}/g;
const writtenDate = /^\d{4}-\d{2}-\d{2}/;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const saidEmail =
  /\b[\w-]+(?:\s+(?:dot|underscore|dash|minus|plus)\s+[\w-]+)*\s+at\s+[\w-]+(?:\s+[\w-]+)?\s+dot\s+\w+(?:\s+dot\s+\w+)?/gi;
const identifier = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

const personal: readonly SlotType[] = ['name', 'phone', 'email', 'address'];
/** Types of what is known beforehand, by the names that it usually has. */
const knownTypes: Readonly<Record<string, SlotType>> = {
  name: 'name',
  first_name: 'name',
  last_name: 'name',
  full_name: 'name',
  caller_name: 'name',
  phone: 'phone',
  mobile: 'phone',
  email: 'email',
  address: 'address',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length > 1);

/** The same digits in each place of a number, however it is written. */
function newNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isBritish = /^\+?44/.test(number.trim());
  const other = isBritish ? '447700900123' : digits.length > 11 ? `${digits.slice(0, -4)}0123` : '15715550123';
  const kept =
    digits.length === 10 && !isBritish ? other.slice(1) : other.slice(-digits.length).padStart(digits.length, '5');
  let at = 0;
  return number.replace(/\d/g, () => kept[at++]!);
}

const newSaidNumber = () => '571 555 0123';

/** What stands for the personal things of one caller, the same each time. */
export class Disguise {
  private readonly names = new Map<string, string>();
  private readonly addresses = new Map<string, string>();

  /** Looks for what is personal among what a conversation collected and what was known. */
  constructor(flow: Flow, snapshots: readonly Snapshot[], known: Record<string, Json>) {
    const types = new Map<string, SlotType>(Object.entries(knownTypes));
    for (const graph of [flow, ...Object.values(flow.workflows ?? {})])
      for (const [name, { type }] of slotDefsOf(graph)) types.set(name, type);
    const values = snapshots.flatMap((snapshot) =>
      collected(snapshot).map(([name, { value }]) => [name, value] as const),
    );
    for (const [name, value] of [...values, ...Object.entries(known)]) {
      const type = types.get(name);
      if (typeof value === 'string' && type && personal.includes(type)) this.learn(type, value);
    }
  }

  private learn(type: SlotType, value: string): void {
    if (type === 'address' && !this.addresses.has(value))
      this.addresses.set(value, streets[this.addresses.size % streets.length]!);
    if (type !== 'name') return;
    const words = wordsOf(value);
    for (const [at, word] of words.entries()) {
      const key = word.toLowerCase();
      const of = at > 0 && at === words.length - 1 ? lastNames : firstNames;
      if (!this.names.has(key)) this.names.set(key, of[this.names.size % of.length]!);
    }
  }

  /** A text with other names, numbers and addresses. */
  text(text: string): string {
    let told = text;
    for (const [address, other] of this.addresses) told = told.replace(new RegExp(escaped(address), 'giu'), other);
    told = told.replace(email, 'jordan.ellis@example.com');
    told = told.replace(saidEmail, 'jordan dot ellis at example dot com');
    for (const [word, other] of this.names) {
      told = told.replace(new RegExp(`(?<![\\p{L}\\p{M}])${escaped(word)}(?![\\p{L}\\p{M}])`, 'giu'), other);
      const spelled = [...word].map(escaped).join('[\\s.,-]+');
      if (word.length > 2)
        told = told.replace(new RegExp(`(?<!\\p{L})${spelled}(?!\\p{L})`, 'giu'), [...other.toUpperCase()].join(' '));
    }
    told = told.replace(writtenNumber, (number) => (writtenDate.test(number) ? number : newNumber(number)));
    return told.replace(saidNumber, newSaidNumber);
  }

  /** A value with such texts. */
  value(value: Json): Json {
    if (typeof value === 'string') return identifier.test(value) ? value : this.text(value);
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.value(one)]));
  }
}
