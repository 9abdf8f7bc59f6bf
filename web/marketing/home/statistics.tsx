import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { CountUp } from './count-up.tsx';
import { statistics } from './home.data.ts';

/** Four figures that count up. Their Source buttons lead nowhere: the figures are illustrative and have no source. */
export function Statistics() {
  return (
    <ul className="grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-4">
      {statistics.map(({ value, text }) => (
        <li key={value} className="flex flex-col items-start">
          <span className="font-medium text-accent-text text-display">
            <CountUp value={value} unit="%" />
          </span>
          <p className="mt-3 max-w-56 text-pretty text-muted">{text}</p>
          <button
            type="button"
            className={cn(buttonStyles({ variant: 'link', size: 'sm' }), '-ml-2.5 mt-2')}
            aria-describedby="figures-title"
          >
            Source
          </button>
        </li>
      ))}
    </ul>
  );
}
