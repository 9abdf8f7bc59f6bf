/** The series of a scrape: for each metric its labels and their values. */
export type Scrape = Map<string, Map<string, Set<string>>>;

/** Reads what /metrics answers. */
export function readScrape(text: string): Scrape {
  const found: Scrape = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Map<string, Set<string>>();
    found.set(name, known);
    for (const [, label, value] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      known.set(label!, (known.get(label!) ?? new Set()).add(value!));
  }
  return found;
}

/** The value of the one series of a metric with these labels. */
export function valueIn(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const fits = text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[ {]`).test(line))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)));
  if (fits.length > 1) throw new Error(`${fits.length} series of ${name} fit.`);
  return fits[0] === undefined ? undefined : Number(fits[0].split(' ').at(-1));
}

/** What Prometheus itself adds to each series. */
const added = ['job', 'instance', 'le'];

/**
 * What of an expression of PromQL is in no scrape: metrics, labels, and values that a label is to be. Strings are matched
 * by alternatives ("a|b"), which is all that our rules use.
 */
export function missingIn(scrape: Scrape, expression: string): string[] {
  const missing: string[] = [];
  const groups = [...expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)];
  const bare = expression.replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const labelsOfAll = new Set(added);
  for (const [, name, selector = ''] of bare.matchAll(/\b([a-zA-Z_]\w*)(?![\w(])(?!\s*\()(?:\{([^}]*)\})?/g)) {
    if (['and', 'or', 'unless'].includes(name!) || name === 'up') continue;
    // Units of times in brackets, such as [5m], begin with a digit and are no names.
    const series = scrape.get(name!);
    if (series === undefined) {
      missing.push(name!);
      continue;
    }
    for (const label of series.keys()) labelsOfAll.add(label);
    for (const [, label, , values] of selector.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)) {
      for (const value of values!.split('|'))
        if (!series.get(label!)?.has(value)) missing.push(`${name}{${label}="${value}"}`);
    }
  }
  for (const [, list] of groups)
    for (const label of list!.split(',').map((one) => one.trim()))
      if (!labelsOfAll.has(label)) missing.push(`by (${label}) in ${expression}`);
  return missing;
}
