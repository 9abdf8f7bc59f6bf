import type { Binding, FunctionName, Place, SourceFile } from './source.ts';

/** In which transactions each function of the product may run, by who names it. */

/** `unknown`: by something that names no function, such as a table of handlers that a library calls. */
export type Reach = Binding | 'unknown';

/**
 * @param files by path
 * @returns what answers in which transactions a place runs
 */
export function bindingsOver(files: ReadonlyMap<string, SourceFile>): (place: Place) => Set<Reach> {
  const begun = new Map<FunctionName, Set<Binding>>();
  const places = new Map<FunctionName, Place[]>();
  for (const { functions, uses } of files.values()) {
    // Methods of one name are one function: what any of them does, all may do.
    for (const [name, own] of functions) begun.set(name, new Set([...(begun.get(name) ?? []), ...own]));
    for (const { of, at } of uses) {
      const known = places.get(of);
      if (known) known.push(at);
      else places.set(of, [at]);
    }
  }
  const reached = new Map<FunctionName, Set<Reach>>();

  /** All functions that lead to one, up to those that begin transactions. */
  function reachOf(name: FunctionName): Set<Reach> {
    const cached = reached.get(name);
    if (cached !== undefined) return cached;
    const found = new Set<Reach>();
    const seen = new Set<FunctionName>([name]);
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const own = begun.get(next);
      // A transaction is never begun inside another one: a function that begins one is called outside of all.
      if (own !== undefined && own.size > 0) {
        for (const binding of own) found.add(binding);
        continue;
      }
      const callers = places.get(next) ?? [];
      if (callers.length === 0) found.add('unknown');
      for (const at of callers) {
        if (at === 'file') found.add('unknown');
        else if ('binding' in at) found.add(at.binding);
        else if (!seen.has(at.name)) {
          seen.add(at.name);
          open.push(at.name);
        }
      }
    }
    reached.set(name, found);
    return found;
  }

  return (place) => {
    if (place === 'file') return new Set(['unknown']);
    return 'binding' in place ? new Set([place.binding]) : reachOf(place.name);
  };
}
