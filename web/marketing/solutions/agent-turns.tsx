import { cn } from '#web/ui/cn.ts';

const turns = [
  { agent: false, text: 'It worked yesterday, and now it doesn’t.' },
  { agent: true, text: 'I’m sorry to hear that. Have you tried turning it off and on again?' },
  { agent: false, text: 'Twice. I’d rather talk to someone.' },
  { agent: true, text: 'Of course. What number can we call you back at?' },
];

/** A few turns of a support call, as an example. */
export function AgentTurns() {
  return (
    <figure className="rounded-xl border border-line bg-surface">
      <figcaption className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">Customer Support</span>
        <span className="text-muted text-sm">Sample call</span>
      </figcaption>
      <ol className="flex flex-col gap-3 p-5">
        {turns.map(({ agent, text }) => (
          <li
            key={text}
            className={cn(
              'max-w-[85%] rounded-lg px-4 py-2.5',
              agent ? 'self-start rounded-tl-sm bg-accent-soft text-accent-text' : 'self-end rounded-tr-sm bg-hover',
            )}
          >
            <span className="sr-only">{agent ? 'Agent: ' : 'Caller: '}</span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
