import { languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { fold } from '#voice/understanding/words.ts';

/** One turn of a transcript. */
export interface TranscriptTurn {
  who: 'agent' | 'caller';
  text: string;
}

/** Who a name stands for; programs that write transcripts name the two in English, too. */
function roleOf(name: string, language: Language): TranscriptTurn['who'] | null {
  const known = [language, languages[0]!].map(({ transcripts }) => transcripts);
  if (known.some(({ agents }) => agents.includes(name))) return 'agent';
  return known.some(({ callers }) => callers.includes(name)) ? 'caller' : null;
}

/** A line that says who speaks, also behind or before a time in brackets: `[00:12] Agent: …`. */
const line = /^\s*(?:[[(]?[\d:.,]{4,12}[\])]?\s*[-–]?\s*)?(\p{L}{2,20})\s*(?:[[(][^\])]{0,30}[\])])?\s*[:：]\s*(.*)$/u;

/** The turns of a pasted transcript. Lines without a name belong to the turn before; what stands before the first is left. */
export function readTranscript(text: string, language: Language): TranscriptTurn[] {
  const turns: TranscriptTurn[] = [];
  for (const written of text.split(/\r?\n/)) {
    // Without runs of spaces, over which the pattern would take a second.
    const row = written.replace(/\s+/g, ' ').trim();
    const [, name = '', said = ''] = line.exec(row) ?? [];
    const who = roleOf(fold(name), language);
    const last = turns.at(-1);
    const words = who === null ? row : said;
    if (words === '') continue;
    if (who !== null && last?.who !== who) turns.push({ who, text: words });
    else if (last) last.text = `${last.text} ${words}`;
  }
  return turns;
}
