import { fold } from '../words.ts';

/** One element of a flat pattern. */
export type Element =
  | { kind: 'words'; words: string[]; glued: boolean }
  | { kind: 'part'; category: string; name: string }
  /** One of several options rows of words. */
  | { kind: 'group'; forms: Element[][] };

const tokens = /<(\w*):(\w+)>(\?)?|([[\]()|])|([^\s[\]()|<>]+)/g;
/** Flat patterns that one may stand for: more is a mistake of its writer. */
const mostForms = 200;

type Node = { kind: 'element'; element: Element } | { kind: 'any'; of: Node[][] };

/** Reads a pattern up to its end or the closing sign. */
function read(list: RegExpMatchArray[], close: string | null): Node[][] {
  const forms: Node[][] = [[]];
  for (;;) {
    const token = list.shift();
    if (!token || token[4] === close) {
      if ((token === undefined) !== (close === null)) throw new Error(`A pattern's brackets do not match: ${close}`);
      return forms;
    }
    const [, name = '', category, optional, sign, word] = token;
    const form = forms.at(-1)!;
    if (sign === '|') forms.push([]);
    else if (sign === '(') form.push({ kind: 'any', of: read(list, ')') });
    else if (sign === '[') form.push({ kind: 'any', of: [...read(list, ']'), []] });
    else if (category !== undefined) {
      const part: Node = { kind: 'element', element: { kind: 'part', category, name } };
      form.push(optional ? { kind: 'any', of: [[part], []] } : part);
    } else if (word !== undefined) {
      const glued = word.length > 1 && word.endsWith('~');
      const words = [fold(glued ? word.slice(0, -1) : word)];
      form.push({ kind: 'element', element: { kind: 'words', words, glued } });
    } else throw new Error(`A pattern cannot hold "${token[0]}".`);
  }
}

const oneWord = (form: Node[]): Extract<Element, { kind: 'words' }> | null => {
  const [node, ...more] = form;
  return node?.kind === 'element' && node.element.kind === 'words' && more.length === 0 ? node.element : null;
};

const holdsPart = (form: Node[]): boolean =>
  form.some((node) => (node.kind === 'element' ? node.element.kind === 'part' : node.of.some(holdsPart)));

/**
 * The choices of a bracket. Words of one each are one element, and rows of words one group; that keeps the number of
 * flat patterns small.
 */
function choicesOf(forms: Node[][]): Element[][] {
  const single = forms.map(oneWord);
  const words = single.flatMap((element) => (element && !element.glued ? element.words : []));
  const others = forms.filter((_, index) => !single[index] || single[index].glued);
  const merged: Element[][] = words.length > 0 ? [[{ kind: 'words', words, glued: false }]] : [];
  const expanded = others.flatMap(expand);
  const rows = expanded.filter((form) => form.length > 0);
  if (others.some(holdsPart) || rows.length < 2) return [...merged, ...expanded];
  const empty = expanded.length > rows.length ? [[]] : [];
  return [[{ kind: 'group', forms: [...merged, ...rows] }], ...empty];
}

function expand(form: Node[]): Element[][] {
  let out: Element[][] = [[]];
  for (const node of form) {
    const choices = node.kind === 'element' ? [[node.element]] : choicesOf(node.of);
    out = out.flatMap((before) => choices.map((choice) => [...before, ...choice]));
    if (out.length > mostForms) throw new Error('A pattern stands for too many forms.');
  }
  return out;
}

/** All flat patterns that a pattern stands for. @throws Error when it is not well formed */
export function flatPatterns(pattern: string): Element[][] {
  const forms = read([...pattern.matchAll(tokens)], null).flatMap(expand);
  if (forms.some((form) => form.length === 0)) throw new Error(`"${pattern}" would match nothing at all.`);
  return forms;
}
