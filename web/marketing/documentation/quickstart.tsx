import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/app-link.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import firstCall from '../samples/documentation/first-call.sh?raw';
import settings from '../samples/documentation/settings.sh?raw';
import synthesize from '../samples/documentation/synthesize.sh?raw';
import { atThisAddress } from './own-address.ts';

const link = 'text-accent-text underline underline-offset-4';
const code = 'font-mono text-base text-ink';

const steps: { title: string; text: ReactNode; command?: string; label?: string }[] = [
  {
    title: 'Get an access token',
    text: (
      <>
        <AppLink to="/get-started" className={link}>
          Sign up
        </AppLink>
        , open the link in the email, and generate a token under Access Tokens. It’s only shown once. Or{' '}
        <AppLink to="/contact" className={link}>
          ask us for access
        </AppLink>
        .
      </>
    ),
  },
  {
    title: 'Set the URL and your token',
    text: (
      <>
        Replace <code className={code}>sk-your-access-token</code> with your token. The URL is this site’s.
      </>
    ),
    command: settings,
    label: 'Settings',
  },
  {
    title: 'Make your first call',
    text: 'Text in, audio out.',
    command: firstCall,
    label: 'First call',
  },
  {
    title: 'Listen',
    text: (
      <>
        Open <code className={code}>hello.mp3</code> in any player to hear your sentence.
      </>
    ),
  },
  {
    title: 'Or get a URL to play',
    text: 'The response has the URL of the audio and its length. Open its audio_url in a browser.',
    command: synthesize,
    label: 'Request for a URL',
  },
];

/** From nothing to a file that speaks. server/channels/speech/documentation.test.ts follows it. */
export function Quickstart() {
  return (
    <ol className="mt-8">
      {steps.map(({ title, text, command, label }, index) => (
        <li key={title} className="relative border-line border-l pb-10 pl-8 last:border-transparent last:pb-0">
          <span
            aria-hidden
            className="absolute top-0 -left-3.5 grid size-7 place-items-center rounded-full border border-line bg-canvas font-medium text-sm tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
          {command && label && <CodeBlock code={atThisAddress(command)} label={label} className="mt-4" />}
        </li>
      ))}
    </ol>
  );
}
