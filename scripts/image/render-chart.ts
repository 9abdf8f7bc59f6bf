import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * What of Helm's templates our chart uses, rendered for tests where no Helm is: values, `if`, `else`, `not`, `gt`, `range`
 * over a map, `quote`, `toYaml`, `nindent`, `fail`. It throws for anything else.
 */

type Values = Record<string, unknown>;
interface Around {
  Values: Values;
  Release: Values;
  Chart: Values;
  vars: Values;
}

function lookUp(path_: string, around: Around): unknown {
  const [first = '', ...rest] = path_.replace(/^\./, '').split('.');
  const start: unknown = path_.startsWith('$') ? around.vars[path_.slice(1)] : around[first as keyof Around];
  return (path_.startsWith('$') ? [] : rest).reduce<unknown>((value, name) => {
    const found = (value as Values | undefined)?.[name];
    if (found === undefined) throw new Error(`The chart's values have no ${path_}.`);
    return found;
  }, start);
}

const isTrue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function condition(text: string, around: Around): boolean {
  const [, not] = /^not (\S+)$/.exec(text) ?? [];
  if (not !== undefined) return !isTrue(lookUp(not, around));
  const [, more, than] = /^gt \(int (\S+)\) (\d+)$/.exec(text) ?? [];
  if (more !== undefined) return Number(lookUp(more, around)) > Number(than);
  if (!/^[.$][\w.]+$/.test(text)) throw new Error(`No condition of ours: ${text}`);
  return isTrue(lookUp(text, around));
}

function expression(text: string, around: Around): string {
  const [, failure] = /^fail "(.*)"$/.exec(text) ?? [];
  if (failure !== undefined) throw new Error(failure);
  const [, yaml, indent] = /^toYaml (\S+) \| nindent (\d+)$/.exec(text) ?? [];
  if (yaml !== undefined) {
    const lines = stringify(lookUp(yaml, around)).trimEnd().split('\n');
    return lines.map((line) => `\n${' '.repeat(Number(indent))}${line}`).join('');
  }
  const [, plain, quoted] = /^([.$][\w.]+)( \| quote)?$/.exec(text) ?? [];
  if (plain === undefined) throw new Error(`No expression of ours: ${text}`);
  const value = String(lookUp(plain, around));
  return quoted === undefined ? value : JSON.stringify(value);
}

interface Block {
  shown: boolean;
  /** Of a range: what is rendered for each entry. */
  range?: { key: string; value: string; over: [string, unknown][]; from: number };
}

function render(text: string, around: Around): string {
  // A dash takes the blanks before it, or behind it, away.
  const tokens = text
    .replace(/\s*\{\{-/g, '{{')
    .replace(/-\}\}\s*/g, '}}')
    .split(/(\{\{.*?\}\})/);
  const blocks: Block[] = [];
  const isShown = () => blocks.every(({ shown }) => shown);
  let output = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const [, code] = /^\{\{ ?(.*?) ?\}\}$/.exec(tokens[at]!) ?? [];
    if (code === undefined) {
      if (isShown()) output += tokens[at];
    } else if (code.startsWith('if ')) {
      blocks.push({ shown: isShown() && condition(code.slice(3), around) });
    } else if (code === 'else') {
      const last = blocks.at(-1)!;
      const outer = blocks.slice(0, -1).every(({ shown }) => shown);
      last.shown = outer && !last.shown;
    } else if (code.startsWith('range ')) {
      const [, key = '', value = '', of = ''] = /^range \$(\w+), \$(\w+) := (\S+)$/.exec(code) ?? [];
      const over = Object.entries(lookUp(of, around) as Values);
      const [first] = over.splice(0, 1);
      if (first) Object.assign(around.vars, { [key]: first[0], [value]: first[1] });
      blocks.push({ shown: first !== undefined, range: { key, value, over, from: at } });
    } else if (code === 'end') {
      const last = blocks.at(-1)!;
      const next = last.shown ? last.range?.over.shift() : undefined;
      if (last.range && next) {
        Object.assign(around.vars, { [last.range.key]: next[0], [last.range.value]: next[1] });
        at = last.range.from;
      } else blocks.pop();
    } else if (isShown()) output += expression(code, around);
  }
  return output;
}

function merged(base: Values, over: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const pairs = Object.entries(over).map(([name, value]): [string, unknown] => {
    const before = base[name];
    return [name, isMap(before) && isMap(value) ? merged(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(pairs) };
}

/** The objects that a chart makes with these values, by their kinds. @throws what the chart refuses */
export function renderChart(folder: string, values: Values = {}): Record<string, Record<string, never>> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const chart = parse(read('Chart.yaml')) as Values;
  const around: Around = {
    Values: merged(parse(read('values.yaml')) as Values, values),
    Release: { Name: 'talk' },
    Chart: { AppVersion: chart.appVersion },
    vars: {},
  };
  const made = readdirSync(path.join(folder, 'templates'))
    .map((name) => parse(render(read(`templates/${name}`), around)) as { kind: string } | null)
    .filter((object) => object !== null);
  return Object.fromEntries(made.map((object) => [object.kind, object as never]));
}
