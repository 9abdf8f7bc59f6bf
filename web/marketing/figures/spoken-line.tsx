import { cn } from '#web/ui/cn.ts';

/** Height of a letter's bar in percent: vowels carry the voice, stops are short, blanks are silent. */
const loudness = (letter: string) =>
  /[aeiou\d]/i.test(letter)
    ? 62 + ((letter.charCodeAt(0) * 7) % 38)
    : /[a-z]/i.test(letter)
      ? 16 + (letter.charCodeAt(0) % 7) * 6
      : 4;

/** A sentence and the shape of its sound, letter under letter. */
export function SpokenLine({ text, voice, className }: { text: string; voice: string; className?: string }) {
  return (
    <figure className={cn('rounded-xl border border-line bg-surface', className)}>
      <figcaption className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">{voice}</span>
        <span className="text-muted text-sm tabular-nums">1.0x</span>
      </figcaption>
      <p className="px-5 pt-5 text-pretty font-medium text-xl">{text}</p>
      <div aria-hidden className="flex h-24 items-center gap-[2px] overflow-hidden px-5 py-4">
        {Array.from(text, (letter, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: letters of a fixed sentence.
            key={position}
            style={{ height: `${loudness(letter)}%` }}
            className={cn('min-w-[2px] flex-1 rounded-full', letter === ' ' ? 'bg-line' : 'bg-accent')}
          />
        ))}
      </div>
    </figure>
  );
}
