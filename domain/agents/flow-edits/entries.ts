/** Lists whose entries have names, so that two of them can be put beside each other entry by entry. */

export type Form = Record<string, unknown>;

export const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is a flow, or a workflow within one. */
export const isGraph = (value: Form): boolean => Array.isArray(value.nodes) && Array.isArray(value.edges);

/** What an entry is called: a slot or variable, a step, a way, a choice, a text that is translated. */
export function nameOf(entry: unknown): string | undefined {
  if (!isForm(entry)) return undefined;
  const { id, name, from, port, value, text, in: words } = entry;
  const own = isForm(words) ? text : undefined;
  const called = typeof from === 'string' ? `${from}.${String(port)}` : (id ?? name ?? port ?? value ?? own);
  return typeof called === 'string' ? called : undefined;
}

/** Entries by name; undefined where one has none, or two have the same. */
export function byName(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const entry of list) {
    const name = nameOf(entry);
    if (name === undefined || found.has(name)) return undefined;
    found.set(name, entry);
  }
  return found;
}

/** Members that say of which kind a form is: what else it has depends on them. */
const kinds = ['type', 'do', 'when'] as const;

/** Whether two forms are of one kind, so that their members mean the same. A condition is one thing with its operator. */
export const isSameKind = (one: Form, other: Form): boolean =>
  kinds.every((name) => one[name] === other[name]) && one.op === undefined && other.op === undefined;

/** The path of a member. */
export const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
