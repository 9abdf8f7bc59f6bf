import { cn } from '#web/ui/cn.ts';

/** The sounds of "Good morning" with the mouth that makes each: how wide, how open, and for how long (in milliseconds). */
const sounds = [
  { sound: 'g', wide: 34, open: 6, ms: 70 },
  { sound: 'oo', wide: 24, open: 13, ms: 110 },
  { sound: 'd', wide: 34, open: 5, ms: 60 },
  { sound: 'm', wide: 36, open: 0, ms: 90 },
  { sound: 'or', wide: 27, open: 22, ms: 150 },
  { sound: 'n', wide: 35, open: 5, ms: 70 },
  { sound: 'i', wide: 44, open: 9, ms: 90 },
  { sound: 'ng', wide: 38, open: 7, ms: 120 },
] as const;

/** One sentence as sound by sound, each with its mouth: what a face needs to speak along. */
export function MouthShapes({ className }: { className?: string }) {
  return (
    <figure className={cn('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      <figcaption className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">“Good morning”</span>
        <span className="text-muted text-sm">Sounds and their mouth shapes</span>
      </figcaption>
      <ul aria-label="Sounds, with the length of each" className="grid grid-cols-4 gap-px bg-line">
        {sounds.map(({ sound, wide, open, ms }) => (
          <li key={sound} className="flex flex-col items-center bg-surface pt-5 pb-4">
            <svg aria-hidden viewBox="-30 -22 60 44" className="w-full max-w-24 text-accent">
              <ellipse rx={wide / 2} ry={open / 2 + 4.5} fill="currentColor" opacity={0.28} />
              <ellipse rx={wide / 2 - 4} ry={Math.max(open / 2, 0.75)} fill="currentColor" />
            </svg>
            <span className="mt-2 font-medium text-base">{sound}</span>
            <span className="text-muted text-xs tabular-nums">{ms} ms</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
