/** A place in a file, with its path. What is not there is a part as well: reading it gives nothing. */
export class Part {
  readonly value: unknown;
  readonly path: string;
  readonly parent: Part | null;

  constructor(value: unknown, path = '', parent: Part | null = null) {
    this.value = value;
    this.path = path;
    this.parent = parent;
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** The first member of these names that is there, written with underscores or in camel case. */
  in(...names: string[]): Part {
    const own = isForm(this.value) ? this.value : {};
    const found = names.flatMap((name) => [name, camel(name)]).find((name) => has(own, name) && own[name] !== null);
    const name = found ?? names[0]!;
    return new Part(found === undefined ? undefined : own[found], within(this.path, name), this);
  }

  /** A member further in. */
  at(...names: string[]): Part {
    return names.reduce<Part>((part, name) => part.in(name), this);
  }

  items(): Part[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((value, index) => new Part(value, `${this.path}[${index}]`, this));
  }

  members(): { name: string; part: Part }[] {
    if (!isForm(this.value)) return [];
    return Object.entries(this.value).map(([name, value]) => ({
      name,
      part: new Part(value, within(this.path, name), this),
    }));
  }

  /** A text that says something. */
  get text(): string | null {
    return typeof this.value === 'string' && this.value.trim() !== '' ? this.value.trim() : null;
  }

  /** A text, or a number as one: ids are written in both ways. */
  get id(): string | null {
    return typeof this.value === 'number' ? String(this.value) : this.text;
  }

  get isTrue(): boolean {
    return this.value === true;
  }

  get isForm(): boolean {
    return isForm(this.value);
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }
}

type Form = Record<string, unknown>;

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (form: Form, name: string) => Object.hasOwn(form, name);
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const within = (path: string, name: string): string => {
  if (!/^[\w-]{1,80}$/.test(name)) return `${path}[${JSON.stringify(name.slice(0, 80))}]`;
  return path === '' ? name : `${path}.${name}`;
};
