import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/app-link.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import save from '../samples/documentation/save.sh?raw';
import settings from '../samples/documentation/settings.sh?raw';
import synthesize from '../samples/documentation/synthesize.sh?raw';

const link = 'text-accent-text underline underline-offset-4';

const steps: { title: string; text: ReactNode; code?: string; label?: string }[] = [
  {
    title: 'Get an access token',
    text: (
      <>
        <AppLink to="/contact" className={link}>
          Request API access
        </AppLink>
        , or run Parley yourself and generate a token in its settings.
      </>
    ),
  },
  {
    title: 'Say where the API is and who you are',
    text: 'The address is the one of your installation; this is what a fresh one on your own machine has.',
    code: settings,
    label: 'Settings',
  },
  {
    title: 'Make your first call',
    text: 'One request. The answer tells where the audio is and how long it lasts.',
    code: synthesize,
    label: 'First request',
  },
  {
    title: 'Listen',
    text: 'Open the address from the answer in a browser, or save the file.',
    code: save,
    label: 'Save the audio',
  },
];

/** From nothing to a file that speaks. */
export function Quickstart() {
  return (
    <ol className="mt-8">
      {steps.map(({ title, text, code, label }, index) => (
        <li key={title} className="relative border-line border-l pb-10 pl-8 last:border-transparent last:pb-0">
          <span
            aria-hidden
            className="absolute top-0 -left-3.5 grid size-7 place-items-center rounded-full border border-line bg-canvas font-medium text-sm tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
          {code && label && <CodeBlock code={code.trimEnd()} label={label} className="mt-4" />}
        </li>
      ))}
    </ol>
  );
}
