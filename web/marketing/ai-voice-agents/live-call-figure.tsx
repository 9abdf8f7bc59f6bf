const turns = [
  { who: 'Agent', said: 'I have Tuesday at ten, Tuesday at two, or', unheard: ' Wednesday at nine. Which one' },
  { who: 'Caller', said: 'Tuesday at two. Actually, two thirty.' },
  { who: 'Agent', said: 'Tuesday at two thirty. Should I book it?' },
  { who: 'Caller', said: 'Yes please.' },
];

/** A moment of a call in which the caller speaks over the agent, as the transcript keeps it. */
export function LiveCallFigure() {
  return (
    <figure className="rounded-xl border border-line bg-surface shadow-overlay">
      <figcaption className="flex items-center justify-between gap-4 border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">Appointment Scheduler</span>
        <span className="text-muted text-sm">Sample transcript</span>
      </figcaption>
      <ol className="divide-y divide-line px-5 text-base">
        {turns.map(({ who, said, unheard }) => (
          <li key={said} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-4">
            <span className="text-muted">{who}</span>
            <span className="text-lg">
              {said}
              {unheard && (
                <>
                  <s className="text-muted">
                    <span className="sr-only">not heard: </span>
                    {unheard}
                  </s>
                  <span className="mt-1.5 block text-accent-text text-sm">
                    Interrupted: the caller didn’t hear the rest
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex items-center justify-between border-line border-t px-5 py-3.5 text-base">
        <span className="font-medium text-success-text">Booked</span>
        <span className="text-muted tabular-nums">Tuesday, 2:30 PM, 30 minutes</span>
      </p>
    </figure>
  );
}
