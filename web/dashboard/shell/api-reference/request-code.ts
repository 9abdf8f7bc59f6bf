import type { Endpoint } from '#domain/platform/http.ts';

/** A request as it goes out. */
export interface ApiRequest {
  method: Endpoint['method'];
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | null;
}

export const codeLanguages = ['curl', 'JavaScript', 'Python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

interface CodeInput {
  request: ApiRequest;
  origin: string;
  /** The file that a sound is saved to; absent: the answer is JSON or nothing. */
  file: string | undefined;
}

/** A word for the shell, whatever is in it. */
const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl({ request: { method, address, headers, body }, origin, file }: CodeInput): string {
  const lines = [`curl ${shellWord(origin + address)}`];
  if (method !== (body === null ? 'GET' : 'POST')) lines.push(`--request ${method}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`--header ${shellWord(`${name}: ${value}`)}`);
  if (body !== null) lines.push(`--data ${shellWord(body)}`);
  if (file) lines.push('--fail-with-body', `--output ${file}`);
  return lines.join(' \\\n  ');
}

const headerLines = (headers: Record<string, string>, indent: string) =>
  Object.entries(headers).map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)},`);

/** JSON is JavaScript; what is none goes as the text that it is. */
function javascriptBody(body: string): string {
  try {
    return `JSON.stringify(${JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', '\n  ')})`;
  } catch {
    return JSON.stringify(body);
  }
}

function javascript({ request: { method, address, headers, body }, origin, file }: CodeInput): string {
  const members = headerLines(headers, '    ');
  const options = [
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    ...(members.length > 0 ? ['  headers: {', ...members, '  },'] : []),
    ...(body === null ? [] : [`  body: ${javascriptBody(body)},`]),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    ...(file ? ['import { writeFile } from "node:fs/promises";', ''] : []),
    `const response = await fetch(${JSON.stringify(origin + address)}${given});`,
    'if (!response.ok) throw new Error(await response.text());',
    file
      ? `await writeFile("${file}", Buffer.from(await response.arrayBuffer()));`
      : 'console.log(await response.text());',
  ].join('\n');
}

const pythonWords: Record<string, string> = { null: 'None', true: 'True', false: 'False' };

/** A value of JSON as Python writes it. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[${value.map((one) => pythonValue(one, inner)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([name, one]) => `${inner}${JSON.stringify(name)}: ${pythonValue(one, inner)},\n`,
    );
    return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`;
  }
  const text = JSON.stringify(value);
  return pythonWords[text] ?? text;
}

function pythonBody(body: string): string {
  try {
    return `json.dumps(${pythonValue(JSON.parse(body), '    ')}).encode()`;
  } catch {
    return `${JSON.stringify(body)}.encode()`;
  }
}

function python({ request: { method, address, headers, body }, origin, file }: CodeInput): string {
  const members = headerLines(headers, '        ');
  const usesJson = body !== null && pythonBody(body).startsWith('json.');
  return [
    `import ${usesJson ? 'json, ' : ''}urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(origin + address)},`,
    `    method="${method}",`,
    ...(members.length > 0 ? ['    headers={', ...members, '    },'] : []),
    ...(body === null ? [] : [`    data=${pythonBody(body)},`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    file ? `    open("${file}", "wb").write(response.read())` : '    print(response.read().decode())',
  ].join('\n');
}

const writers: Record<CodeLanguage, (input: CodeInput) => string> = { curl, JavaScript: javascript, Python: python };

/** The request as a program of a language makes it; it runs as it stands. */
export const codeOf = (language: CodeLanguage, input: CodeInput) => writers[language](input);
