import type { ImportFate, ImportLine, ImportReport } from '#domain/agents/agent-imports.ts';
import type { Part } from './part.ts';
import { reasonFor } from './reasons.data.ts';

const order: readonly ImportFate[] = ['came', 'changed', 'lost'];

/**
 * What became of each part of a file. Anyone who reads a part says here what it became; what no one has spoken of at the end
 * is lost, and told so.
 */
export class Ledger {
  readonly #lines = new Map<string, { fate: ImportFate; what: string; paths: Set<string>; about: Set<string> }>();
  /** Paths with the worst that became of them. */
  readonly #fates = new Map<string, ImportFate>();
  /** Paths above those. */
  readonly #above = new Set<string>();

  #line(fate: ImportFate, what: string) {
    const key = `${fate} ${what}`;
    const line = this.#lines.get(key) ?? { fate, what, paths: new Set<string>(), about: new Set<string>() };
    this.#lines.set(key, line);
    return line;
  }

  /** @param about the id, in the file, of what becomes a step */
  note(fate: ImportFate, parts: Part | readonly Part[], what: string, about: string | null = null): void {
    const there = [parts].flat().filter((part) => part.value !== undefined);
    if (there.length === 0) return;
    const line = this.#line(fate, what);
    for (const part of there) {
      line.paths.add(part.path);
      const before = this.#fates.get(part.path);
      if (!before || order.indexOf(before) < order.indexOf(fate)) this.#fates.set(part.path, fate);
      for (let up = part.parent; up; up = up.parent) this.#above.add(up.path);
    }
    if (about !== null) line.about.add(about);
  }

  /** Tells of something that was added or changed, without having read the parts of the file in which it was. */
  remark(what: string, about: string | null = null): void {
    const line = this.#line('changed', what);
    if (about !== null) line.about.add(about);
  }

  came = (parts: Part | readonly Part[], what: string, about: string | null = null) =>
    this.note('came', parts, what, about);
  changed = (parts: Part | readonly Part[], what: string, about: string | null = null) =>
    this.note('changed', parts, what, about);
  lost = (parts: Part | readonly Part[], what: string, about: string | null = null) =>
    this.note('lost', parts, what, about);

  /** Tells of everything that no one has spoken of. */
  #sweep(part: Part): void {
    if (this.#fates.has(part.path)) return;
    const inner = [...part.items(), ...part.members().map((member) => member.part)];
    if (this.#above.has(part.path)) for (const one of inner) this.#sweep(one);
    else if (isEmpty(part.value)) this.came(part, 'Fields without a value.');
    else {
      const { fate, what } = reasonFor(part.path);
      this.note(fate, part, what);
    }
  }

  /** The report. @param stepOf the step that something of the file became */
  report(file: Part, stepOf: (about: string) => string | null): Pick<ImportReport, 'counts' | 'lines'> {
    this.#sweep(file);
    const counts = { came: 0, changed: 0, lost: 0 };
    const count = (part: Part, above: ImportFate) => {
      const fate = this.#fates.get(part.path) ?? above;
      const inner = [...part.items(), ...part.members().map((member) => member.part)];
      if (inner.length === 0) counts[fate] += 1;
      for (const one of inner) count(one, fate);
    };
    count(file, 'lost');
    const lines = [...this.#lines.values()].map(
      ({ fate, what, paths, about }): ImportLine => ({
        fate,
        what,
        paths: [...paths],
        steps: [...new Set([...about].flatMap((id) => stepOf(id) ?? []))],
      }),
    );
    return { counts, lines: lines.sort((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate)) };
  }
}

/** Whether nothing is lost with it. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === undefined) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
