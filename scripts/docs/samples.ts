import { Marked, type Tokens } from 'marked';

/** A sample of a page that a test runs, or that checks signatures. */
export interface Sample {
  /** `sh`, `ts`, `python`, `php` */
  language: string;
  code: string;
  /** What the answer has that later samples need: `AGENT_ID` is its `id`. */
  save: [variable: string, field: string] | undefined;
}

/** Samples of a page whose fence has a word: `run`, `verify`, `suite`, or which page it makes. */
export function samplesOf(markdown: string, word: 'run' | 'verify' | 'suite' | `page=${string}`): Sample[] {
  const codes = new Marked().lexer(markdown).filter((token): token is Tokens.Code => token.type === 'code');
  return codes.flatMap(({ lang = '', text }) => {
    const [language = '', ...words] = lang.split(' ');
    if (!words.includes(word)) return [];
    const saved = words
      .find((one) => one.startsWith('save='))
      ?.slice('save='.length)
      .split('=');
    return [{ language, code: text, save: saved ? [saved[0]!, saved[1]!] : undefined }];
  });
}
