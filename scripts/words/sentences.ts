import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The sentences that people read or hear, as they stand in the sources: what the lint holds and a reader's sample draws from. */

const root = path.resolve(import.meta.dirname, '../..');

/** Where a sentence is met. `spoken` is heard by callers, in English. */
export const areas = ['dashboard', 'auth', 'marketing', 'visitor', 'error', 'notice', 'api', 'cli', 'spoken'] as const;
export type Area = (typeof areas)[number] | 'docs';

export interface Sentence {
  area: Area;
  file: string;
  line: number;
  text: string;
}

/** Prompts of models, words of made-up callers, and what is only compared. */
const exempt = [
  'server/calls/analyses/analyze-call.ts',
  'server/sample-data/sample-callers.data.ts',
  'domain/identity/business-facts.data.ts',
  'server/contacts/calling-rules/number-zones.data.ts',
  'server/carriers/twilio/recorded-shapes.data.ts',
  'server/joins.data.ts',
  'scripts/sdk/python.ts',
  'scripts/sdk/typescript.ts',
  'server/identity/auth/passwords/common-passwords.data.ts',
];
/** What agents say: sentences of the engine, and of what's made from templates. */
const spokenFiles =
  /^(?:voice\/languages\/en\/(?:sentences|(?:personas|tones)\.data)\.ts|domain\/agents\/(?:agent|workflow)-templates\.data\.ts)$/;

/** Members of such a file that are read on pages instead. */
const seenOnly = new Set(['label', 'title', 'description', 'does', 'summary', 'persona', 'AppError', 'Error', 'note']);

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Members of JSX whose strings no one reads. */
const unread = new Set(['className', 'class', 'to', 'href', 'src', 'd', 'style', 'id', 'key', 'path', 'viewBox']);
/** Functions whose arguments no one reads: what is logged, class names, why a transaction may see all workspaces. */
const silentCalls =
  /^(?:cn|clsx|twMerge|cva|RegExp|info|warn|debug|trace|system|querySelector|querySelectorAll|startsWith)$/;

const nameOf = (node: Node): string => {
  const named = (node.type === 'MemberExpression' ? node.property : node) as Node;
  return typeof named.name === 'string' ? named.name : '';
};

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A literal, a template with `{…}` where values go, or a sum of such; else undefined. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked).join('{…}');
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
    return left === undefined && right === undefined ? undefined : `${left ?? '{…}'}${right ?? '{…}'}`;
  }
  return undefined;
}

/** The words of an element with those of its children, or undefined when it has none of its own. */
function elementText(node: Node): string | undefined {
  const children = node.children as Node[];
  if (!children.some((child) => child.type === 'JSXText' && /\w/.test(child.value as string))) return undefined;
  return children
    .map((child) => {
      if (child.type === 'JSXText') return (child.value as string).replaceAll(/\s*\n\s*/g, ' ');
      if (child.type === 'JSXExpressionContainer') return textOf(child.expression as Node) ?? '{…}';
      return child.type === 'JSXElement' ? (elementText(child) ?? '{…}') : '';
    })
    .join('');
}

/** Every text of a source file with the place where it begins. */
export function textsIn(source: string, file: string): { text: string; start: number; owner: string }[] {
  const found: { text: string; start: number; owner: string }[] = [];
  const walk = (node: Node, inside: string): void => {
    // Data says what it is behind its value: `[…] as const satisfies …`.
    if (/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) {
      walk(node.expression as Node, inside);
      return;
    }
    if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression' || node.type.startsWith('TS'))
      return;
    if (node.type === 'JSXAttribute' && unread.has(((node.name as Node).name as string) ?? '')) return;
    const callee = /^(?:Call|New)Expression$/.test(node.type) ? nameOf(node.callee as Node) : '';
    if (silentCalls.test(callee)) return;
    const owner = callee === '' ? inside : callee;
    const whole = /^JSX(?:Element|Fragment)$/.test(node.type) ? elementText(node) : textOf(node);
    if (whole !== undefined) {
      found.push({ text: tidy(whole), start: node.start, owner });
      if (node.type === 'Literal' || node.type === 'BinaryExpression') return;
    }
    // What a member is called says whether callers hear it.
    const own = node.type === 'Property' ? nameOf(node.key as Node) || owner : owner;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'quasis') continue;
      for (const child of [value].flat()) {
        if (!isNode(child) || child.type === 'JSXText') continue;
        // Its words are part of the element around it.
        if (whole !== undefined && /^JSXElement$/.test(child.type) && elementText(child) !== undefined) {
          for (const attribute of (child.openingElement as Node).attributes as Node[]) walk(attribute, own);
          continue;
        }
        walk(child, own);
      }
    }
  };
  // The parser’s nodes, of which only some members are looked at.
  walk(parseSync(file, source).program as unknown as Node, '');
  return found;
}

/** Four languages are spoken and shown; a reader of English is asked about English. */
const foreign =
  /[äöüßñ¿¡àèêçœ]|\b(?:Sie|Ihre?|und|nicht|ist|eine?|wird|haben|votre|vous|est|pour|une|avec|usted|para|con|una|los|por)\b/;

/** Letters make words; what has `=`, `_` or braces of code inside isn't a sentence of people. */
function isSentence(text: string, words: number): boolean {
  const plain = text.replaceAll(/\{\{?[^}]*\}\}?/g, 'X');
  if (plain.split(' ').filter((word) => /\p{L}/u.test(word)).length < words) return false;
  if (!/^[\p{Lu}“"'‘({…\d]/u.test(plain) && !/[.?!…]$/.test(plain)) return false;
  if (foreign.test(plain)) return false;
  return !/^(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER)\b|=>|;$|&&|\|\||^[A-Z_]+$|<\/?[a-z]+|TypedDict|^\(hover|HTTP\/1|:\/\/\S+$|\bdefault-src\b/.test(
    plain,
  );
}

function areaOf(file: string, owner: string): Area {
  if (spokenFiles.test(file)) return seenOnly.has(owner) ? 'dashboard' : 'spoken';
  if (file.startsWith('scripts/') || file.startsWith('sdk/cli')) return 'cli';
  if (/^web\/(?:auth)\//.test(file)) return 'auth';
  if (/^web\/marketing\//.test(file)) return 'marketing';
  if (/^web\/(?:widget|shared-call|live-call)\//.test(file)) return 'visitor';
  if (file.startsWith('web/')) return 'dashboard';
  if (/Error$|^refuse|^issue|^reject|^fail/.test(owner) || file === 'domain/platform/errors.ts') return 'error';
  if (/notification|mail|\/webhook/.test(file)) return 'notice';
  if (file.startsWith('domain/')) return 'api';
  return 'error';
}

const folders = ['domain', 'server', 'web', 'sdk/cli/src', 'scripts', 'voice/languages/en'];
const sources = () =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\.(?:test|fixture|gen|d)\.|\/testing\/|^scripts\/(?:words|talk|mutants|image|lessons)\//.test(file) &&
          (!file.startsWith('voice/') || spokenFiles.test(file)) &&
          !exempt.includes(file),
      ),
  );

/** All sentences of the sources, of so many words or more. */
export function readSentences(words = 3): Sentence[] {
  return sources().flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return textsIn(source, file)
      .filter(({ text }) => isSentence(text, words))
      .map(({ text, start, owner }) => ({
        area: areaOf(file, owner),
        file,
        line: source.slice(0, start).split('\n').length,
        text,
      }));
  });
}

/** Rows of Markdown, with what only wraps joined. */
function paragraphsOf(markdown: string): { row: string; line: number }[] {
  const rows: { row: string; line: number }[] = [];
  let wraps = false;
  for (const [index, row] of markdown.split('\n').entries()) {
    const goesOn = wraps && /^\s*[^\s|#>`\-*\d]/.test(row);
    if (goesOn) rows.at(-1)!.row += ` ${row.trim()}`;
    else rows.push({ row, line: index + 1 });
    wraps = row.trim() !== '' && !/^\s*(?:\||#|```)/.test(row);
  }
  return rows;
}

/** Sentences of the documentation, without code, tables' rules and headings' signs. */
export function readProse(): Sentence[] {
  const files = [
    'README.md',
    ...readdirSync(path.join(root, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  return files.flatMap((file) => {
    let inCode = false;
    return paragraphsOf(readFileSync(path.join(root, file), 'utf8')).flatMap(({ row, line }) => {
      if (row.startsWith('```')) inCode = !inCode;
      if (inCode || row.startsWith('```') || /^\s*\|[-: |]+\|$/.test(row) || row.startsWith('<!--')) return [];
      const plain = row.replaceAll(/<!--.*?-->/g, '').replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1');
      const said = plain.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '');
      return said
        .split(/\s\|\s|^\|\s|\s\|$|(?<=[.?!])\s(?=[A-Z])/)
        .map((text) => tidy(text.replace(/^\s*(?:[-*#>]+|\d+\.)\s/, '')))
        .filter((text) => isSentence(text, 4))
        .map((text) => ({ area: 'docs' as const, file, line, text }));
    });
  });
}
