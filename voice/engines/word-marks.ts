import type { SpokenWord } from './tts.ts';

/** Words of a caption line at most, and characters. */
const lineWords = 10;
const lineCharacters = 42;

function timeOf(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours!)}:${two(minutes!)}:${two(seconds!)}.${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
}

/** In WebVTT these begin markup. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const plain = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign]!).replaceAll(/\s+/g, ' ');

/** The times of words as captions: lines of a few words, in which each word is timed. */
export function webVtt(words: readonly SpokenWord[]): string {
  const lines: SpokenWord[][] = [];
  let characters = 0;
  for (const word of words) {
    const line = lines.at(-1);
    characters += word.text.length + 1;
    const gap = line === undefined ? 0 : word.startMs - line.at(-1)!.endMs;
    if (line === undefined || line.length >= lineWords || characters > lineCharacters || gap > 250) {
      lines.push([word]);
      characters = word.text.length + 1;
    } else line.push(word);
  }
  const cues = lines.map((line) => {
    const timed = line.map(({ text, startMs }, index) => (index === 0 ? '' : `<${timeOf(startMs)}>`) + plain(text));
    // A cue lasts longer than nothing, whatever the engine says.
    const end = Math.max(line.at(-1)!.endMs, line[0]!.startMs + 1);
    return `${timeOf(line[0]!.startMs)} --> ${timeOf(end)}\n${timed.join(' ')}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
