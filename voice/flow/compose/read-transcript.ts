import { agentNames, callerNames } from './transcript-words.en.data.ts';

/** One turn of a transcript. */
export interface TranscriptTurn {
  who: 'agent' | 'caller';
  text: string;
}

const roleOf = (name: string): TranscriptTurn['who'] | null =>
  agentNames.includes(name) ? 'agent' : callerNames.includes(name) ? 'caller' : null;

/** A line that says who speaks, also behind or before a time in brackets: `[00:12] Agent: …`. */
const line =
  /^\s*(?:[[(]?[\d:.,]{4,12}[\])]?\s*[-–]?\s*)?([A-Za-z]{2,20})\s*(?:[[(][^\])]{0,30}[\])])?\s*[:：]\s*(.*)$/;

/** The turns of a pasted transcript. Lines without a name belong to the turn before; what stands before the first is left. */
export function readTranscript(text: string): TranscriptTurn[] {
  const turns: TranscriptTurn[] = [];
  for (const row of text.split(/\r?\n/)) {
    const [, name = '', said = ''] = line.exec(row) ?? [];
    const who = roleOf(name.toLowerCase());
    const last = turns.at(-1);
    const words = (who === null ? row : said).replace(/\s+/g, ' ').trim();
    if (words === '') continue;
    if (who !== null && last?.who !== who) turns.push({ who, text: words });
    else if (last) last.text = `${last.text} ${words}`;
  }
  return turns;
}
