import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { freeMinutes } from '../free-minutes.ts';

/** What it costs to begin, and what comes after. */
export function FreeTier() {
  return (
    <>
      <p className="flex flex-col gap-1">
        <span className="font-medium text-accent-text text-display tabular-nums">10,000</span>
        <span className="text-pretty text-xl">
          free characters every month. That’s about {freeMinutes} minutes of speech.
        </span>
      </p>
      <dl className="mt-10 grid gap-8 border-line border-t pt-6 sm:grid-cols-3">
        {[
          {
            title: 'Pay per character',
            text: 'Beyond the free tier, you only pay for what’s spoken.',
          },
          { title: 'Volume discounts', text: 'The price per character drops as your volume grows.' },
          {
            title: 'Enterprise plans',
            text: 'Fixed terms, custom limits, and your own installation if you want one.',
          },
        ].map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap gap-3">
        <AppLink to="/get-started" className={buttonStyles({ size: 'lg' })}>
          Start for free
        </AppLink>
        <AppLink to="/contact" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
          Get a quote
        </AppLink>
      </div>
    </>
  );
}
