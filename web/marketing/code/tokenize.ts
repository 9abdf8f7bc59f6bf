export type TokenKind = 'plain' | 'string' | 'comment' | 'keyword' | 'variable';

export interface Token {
  kind: TokenKind;
  text: string;
  /** Where it begins in the code; no two tokens share it. */
  start: number;
}

const keywords =
  'await|async|const|let|new|if|throw|import|export|from|function|return|with|as|def|curl|POST|GET|true|false|null|None|True|False';
const pattern = new RegExp(
  [
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`,
    String.raw`(?<comment>(?:^|(?<=\s))(?:#|\/\/)[^\n]*)`,
    String.raw`(?<variable>\$\w+)`,
    String.raw`\b(?<keyword>${keywords})\b`,
  ].join('|'),
  'gm',
);

/** Code of any of the samples' languages in coloured pieces. Not a parser: strings, comments, variables and a few words. */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  const add = (kind: TokenKind, start: number, end: number) => {
    if (end > start) tokens.push({ kind, start, text: code.slice(start, end) });
  };
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind =
      (['string', 'comment', 'variable', 'keyword'] as const).find((name) => match.groups?.[name]) ?? 'plain';
    add('plain', end, match.index);
    end = match.index + match[0].length;
    add(kind, match.index, end);
  }
  add('plain', end, code.length);
  return tokens;
}
