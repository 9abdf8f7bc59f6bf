import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { plans } from './text-to-speech-api.data.ts';

/** The four ways to pay, side by side, and the way to a key. */
export function Pricing() {
  return (
    <>
      <ul className="grid overflow-hidden rounded-xl border border-line bg-line gap-px sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ title, price, text }) => (
          <li key={title} className="bg-surface p-6">
            <h3 className="font-medium text-muted">{title}</h3>
            <p className="mt-6 font-medium text-2xl">{price}</p>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AppLink to="/contact" className={buttonStyles({ size: 'lg' })}>
          Get API Key
        </AppLink>
        <p className="text-pretty text-muted">
          A character is any letter, digit, space, or punctuation mark in the text you send.
        </p>
      </div>
    </>
  );
}
