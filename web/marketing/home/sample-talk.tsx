import { cn } from '#web/ui/cn.ts';

const turns = [
  { agent: true, text: 'Hello, thanks for calling. When would you like to come in?' },
  { agent: false, text: 'The day after tomorrow, around half past two?' },
  { agent: true, text: 'Half past two is free. May I have your name?' },
  { agent: false, text: 'Jordan. No wait, can we make it three?' },
  { agent: true, text: 'Of course. Three o’clock it is, Jordan.' },
];

/** How a conversation with the Appointment Scheduler goes, as an example. */
export function SampleTalk() {
  return (
    <figure className="rounded-xl border border-line bg-surface shadow-overlay">
      <figcaption className="flex items-center justify-between border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">Appointment Scheduler</span>
        <span className="text-muted text-sm">Example of a call</span>
      </figcaption>
      <ol className="flex flex-col gap-4 px-5 py-6 text-base">
        {turns.map(({ agent, text }) => (
          <li key={text} className={cn('max-w-[85%]', agent ? 'self-start' : 'self-end text-right')}>
            <span className="block text-muted text-xs">{agent ? 'Agent' : 'Caller'}</span>
            <span
              className={cn(
                'mt-1 inline-block rounded-lg px-3.5 py-2 text-left text-lg',
                agent ? 'rounded-tl-sm bg-accent-soft text-accent-text' : 'rounded-tr-sm bg-hover',
              )}
            >
              {text}
            </span>
          </li>
        ))}
      </ol>
      <Bars />
    </figure>
  );
}

const heights = [26, 44, 72, 38, 60, 30, 80, 52, 34, 66, 42, 24];
const colours = ['bg-wave-blue', 'bg-wave-cyan', 'bg-wave-indigo'];

/** Twelve bars of an audio waveform. Decoration. */
function Bars() {
  return (
    <div aria-hidden className="flex h-24 items-center justify-center gap-2 border-line border-t">
      {heights.map((height, position) => (
        <span
          key={height}
          style={{ height, animationDelay: `${position * 0.1}s` }}
          className={cn('w-1.5 animate-wave rounded-full', colours[position % colours.length])}
        />
      ))}
    </div>
  );
}
