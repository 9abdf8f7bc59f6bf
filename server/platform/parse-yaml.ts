import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
} from 'yaml';

/** What keeps a text from being read at all. */
export interface YamlFault {
  /** From 1. */
  line: number;
  message: string;
}

/** What a text may hold: the largest that the server itself writes stay far below. */
export const yamlLimits = { values: 40_000, depth: 40, tokens: 400_000 };

const tooMany = `The file has more than ${yamlLimits.values} values. Remove some, or split it into several files.`;
const tooDeep = `The file is nested more than ${yamlLimits.depth} levels deep.`;

/** A fault at a character of the text. */
class At extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Counts the signs of a text before anything is made of them. @throws At */
function countTokens(text: string): void {
  let [tokens, at] = [0, 0];
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    at += token.length;
    if (tokens > yamlLimits.tokens) throw new At(Math.min(at, text.length), tooMany);
  }
}

const placeOf = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0);

/** @throws At for what PostgreSQL cannot keep */
function checkText(value: unknown, at: number): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new At(at, 'The file contains a character that can’t be stored: NUL or an unpaired surrogate.');
}

/**
 * Looks at each value once. The library compares each name of a form with all before it, which takes half a minute for
 * thirty thousand of them.
 * @throws At
 */
function checkShape(root: unknown): void {
  const open: { node: unknown; depth: number }[] = [{ node: root, depth: 0 }];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (isScalar(node)) checkText(node.value, placeOf(node));
    if (!isCollection(node)) continue;
    values += node.items.length;
    if (values > yamlLimits.values) throw new At(placeOf(node), tooMany);
    if (depth >= yamlLimits.depth) throw new At(placeOf(node), tooDeep);
    const names = new Set<string>();
    for (const item of node.items) {
      if (!isPair(item)) {
        open.push({ node: item, depth: depth + 1 });
        continue;
      }
      const { key, value } = item;
      const at = placeOf(key);
      if (isAlias(key) || isCollection(key)) throw new At(at, 'A key must be text, not a list or an object.');
      const name = isScalar(key) ? String(key.value ?? '') : '';
      checkText(name, at);
      if (name === '__proto__') throw new At(at, 'A key can’t be __proto__.');
      if (isMap(node) && names.has(name)) throw new At(at, `“${name.slice(0, 80)}” appears twice.`);
      names.add(name);
      open.push({ node: value, depth: depth + 1 });
    }
  }
}

/** Reads a text as far as it is one. @throws At, ReferenceError, RangeError */
function documentOf(text: string, lineCounter = new LineCounter()): Document.Parsed {
  countTokens(text);
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const [fault] = document.errors;
  if (fault) {
    const [message = ''] = fault.message.split('\n', 1);
    throw new At(fault.pos[0], message.slice(0, 300));
  }
  checkShape(document.contents);
  return document;
}

/** Reads a YAML or JSON text, without names for parts: they could make a small file endless. */
export function parseYaml(text: string): { content: unknown } | YamlFault {
  try {
    return { content: documentOf(text).toJS({ maxAliasCount: 0 }) };
  } catch (error) {
    if (error instanceof At) return { line: lineAt(text, error.at), message: error.message };
    if (error instanceof ReferenceError)
      return { line: 1, message: 'Anchors and aliases (&, *) aren’t supported. Write the values out.' };
    if (error instanceof RangeError) return { line: 1, message: tooDeep };
    throw error;
  }
}

/** Lines are counted by the text itself: one that is refused early was not parsed. */
const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The lines of members from 1, or of the parts that they are missing from, in a text that can be read. */
export function linesOf(text: string, paths: readonly (readonly PropertyKey[])[]): number[] {
  const lines = new LineCounter();
  const document = documentOf(text, lines);
  return paths.map((where) => {
    for (let depth = where.length; depth >= 0; depth--) {
      const node = document.getIn(where.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  });
}
