import { bookingCall } from './booking-call.data.ts';

/** A flow from its first node to its last, with what a caller and the agent say at each. */
export function FlowFigure() {
  return (
    <figure>
      <ol>
        {bookingCall.map(({ node, title, agent, caller, note }) => (
          <li key={node} className="group grid gap-x-10 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)]">
            <div className="relative pb-1 pl-7 md:pb-12 md:group-last:pb-0">
              <span
                aria-hidden
                className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-accent bg-surface"
              />
              <span
                aria-hidden
                className="absolute top-6 bottom-0 left-[5px] hidden w-0.5 bg-line group-last:hidden md:block md:-bottom-1"
              />
              <p className="font-semibold">{title}</p>
              {note && <p className="mt-1 font-mono text-muted text-sm">{note}</p>}
            </div>
            <div className="flex flex-col gap-2.5 pb-10 pl-7 md:pb-12 md:pl-0 group-last:pb-0">
              {agent && (
                <p className="max-w-xl self-start rounded-lg rounded-tl-sm bg-accent-soft px-4 py-2.5 text-accent-text">
                  <span className="sr-only">Agent: </span>
                  {agent}
                </p>
              )}
              {caller && (
                <p className="max-w-md self-end rounded-lg rounded-tr-sm bg-hover px-4 py-2.5">
                  <span className="sr-only">Caller: </span>
                  {caller}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-8 border-line border-t pt-4 text-base text-muted">
        The Appointment Scheduler out of the box, with its flow on the left and a sample call on the right.
      </figcaption>
    </figure>
  );
}
