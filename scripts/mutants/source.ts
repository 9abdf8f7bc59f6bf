import path from 'node:path';
import { parseSync } from 'vite';

/** What the analysis of transactions wants to know of a source file: its functions, who names them, and where its transactions begin. */

/** Methods of the database that begin a transaction, and how its rows are bound. */
const openers = new Map<string, Binding>([
  ['tenant', 'tenant'],
  ['snapshot', 'tenant'],
  ['tenantRead', 'tenant'],
  ['system', 'system'],
  ['long', 'system'],
  ['callSteps', 'system'],
]);

/** `tenant`: by row-level security to one workspace. `system`: not at all. */
export type Binding = 'tenant' | 'system';

/** Where a piece of source runs: in the callback of a transaction, in a function that has a name, or when its file is loaded. */
export type Place = { binding: Binding } | { name: FunctionName } | 'file';

/** `file#name` of a function that is declared in a file, `.name` of whatever is called as a method or property. */
export type FunctionName = string;

export interface SourceFile {
  /** Names of the functions in it, with the transactions that they begin themselves. */
  functions: Map<FunctionName, Set<Binding>>;
  /** Each use of a function's name. Where it is put into a property, each use of that property uses it. */
  uses: { of: FunctionName; at: Place }[];
  /** Where the piece of source at this offset runs. */
  placeAt(offset: number): Place;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** `x as T`, `x!` and the like hold an expression. */
const isType = (node: Node) => node.type.startsWith('TS') && !('expression' in node);

const nameOf = (node: unknown): string | null =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? (node.name as string) : null;

/** The transaction that a call begins, with what is to run in it. */
function begunBy(call: Node): { binding: Binding; work: Node } | null {
  const callee = call.callee as Node;
  if (call.type !== 'CallExpression' || callee.type !== 'MemberExpression') return null;
  const method = nameOf(callee.property);
  const given = call.arguments as Node[];
  const work = given.at(-1);
  // Of a workspace, or without one of all.
  const binding =
    method === 'together' && given.length === 2
      ? given[0]?.type === 'Literal'
        ? 'system'
        : 'tenant'
      : openers.get(method ?? '');
  // `services.tenant(…)` of something else has other arguments.
  const alone = ['long', 'callSteps'];
  const isOurs = binding !== undefined && given.length === (alone.includes(method ?? '') ? 1 : 2);
  return isOurs && work !== undefined ? { binding, work } : null;
}

/**
 * @param file from the root, with `/`
 * @param resolve the file that an import names; null for a package
 */
export function readSource(file: string, text: string, resolve: (specifier: string) => string | null): SourceFile {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const functions: SourceFile['functions'] = new Map();
  const uses: SourceFile['uses'] = [];
  const imported = new Map<string, FunctionName>();
  const declared = new Set<string>();
  const regions: { start: number; end: number; place: Place }[] = [];

  /** Names, before anything uses them. */
  function declare(node: Node): void {
    if (node.type === 'ImportDeclaration') {
      const from = resolve((node.source as Node).value as string);
      if (from === null) return;
      for (const one of node.specifiers as Node[]) {
        const local = nameOf(one.local);
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : null;
        if (local !== null && name !== null) imported.set(local, `${from}#${name}`);
      }
      return;
    }
    if (node.type === 'FunctionDeclaration') declared.add(nameOf(node.id) ?? '');
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const name = nameOf(node.id);
      if (name !== null && isFunction(node.init)) declared.add(name);
    }
    for (const child of children(node)) declare(child);
  }

  const functionNamed = (name: string): FunctionName | null =>
    declared.has(name) ? `${file}#${name}` : (imported.get(name) ?? null);

  function enter(node: Node, place: Place): void {
    regions.push({ start: node.start, end: node.end, place });
    visit(node, place);
  }

  function enterNamed(name: FunctionName, node: Node): void {
    if (!functions.has(name)) functions.set(name, new Set());
    enter(node, { name });
  }

  function visit(node: Node, place: Place): void {
    for (const child of children(node)) look(child, place);
  }

  /** The callback of a transaction; a function by its name is used there. */
  function lookIntoTransaction(call: Node, { binding, work }: NonNullable<ReturnType<typeof begunBy>>, place: Place) {
    if (typeof place === 'object' && 'name' in place) functions.get(place.name)?.add(binding);
    look(call.callee as Node, place);
    for (const given of call.arguments as Node[]) {
      if (given !== work) look(given, place);
      else if (isFunction(given)) enter(given, { binding });
      else look(given, { binding });
    }
  }

  /** A property of an object, a method or a field: a name for what it holds. */
  function lookAtProperty(node: Node, place: Place): void {
    const name = node.computed === true ? null : nameOf(node.key);
    if (node.computed === true) look(node.key as Node, place);
    const { value } = node;
    if (!isNode(value)) return;
    const used = nameOf(value);
    const of = used === null ? null : functionNamed(used);
    if (name !== null && isFunction(value)) enterNamed(`.${name}`, value);
    else if (name !== null && of !== null) {
      // Each use of the property uses the function.
      if (!functions.has(`.${name}`)) functions.set(`.${name}`, new Set());
      uses.push({ of, at: { name: `.${name}` } });
    } else look(value, place);
  }

  /** What is taken out of an object by names is used, as by `object.name`. */
  function lookAtPattern(node: Node, place: Place): void {
    for (const property of node.properties as Node[]) {
      const name = nameOf(property.key);
      if (name !== null) uses.push({ of: `.${name}`, at: place });
      if (isNode(property.value)) look(property.value, place);
    }
  }

  function look(node: Node, place: Place): void {
    const begun = begunBy(node);
    if (begun !== null) lookIntoTransaction(node, begun, place);
    else if (node.type === 'FunctionDeclaration') enterNamed(`${file}#${nameOf(node.id) ?? ''}`, node);
    else if (node.type === 'VariableDeclarator' && isNode(node.init) && isFunction(node.init)) {
      enterNamed(`${file}#${nameOf(node.id) ?? ''}`, node.init);
    } else if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)) lookAtProperty(node, place);
    else if (node.type === 'ObjectPattern') lookAtPattern(node, place);
    else if (node.type === 'MemberExpression') {
      look(node.object as Node, place);
      const name = nameOf(node.property);
      if (node.computed === true) look(node.property as Node, place);
      else if (name !== null) uses.push({ of: `.${name}`, at: place });
    } else if (node.type === 'Identifier') {
      const of = functionNamed(node.name as string);
      if (of !== null) uses.push({ of, at: place });
      // Types name no function, and what an import names is not used by that.
    } else if (node.type !== 'ImportDeclaration' && !isType(node)) visit(node, place);
  }

  // The parser’s nodes, of which only some members are looked at.
  declare(program as unknown as Node);
  // As above.
  visit(program as unknown as Node, 'file');
  return {
    functions,
    uses,
    placeAt(offset) {
      const around = regions.filter(({ start, end }) => start <= offset && offset < end);
      return around.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]?.place ?? 'file';
    },
  };
}

/** The file of a relative import, or of one by `#server/…`. */
export function resolveFrom(file: string): (specifier: string) => string | null {
  return (specifier) => {
    if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
    return specifier.startsWith('#') ? specifier.slice(1) : null;
  };
}
