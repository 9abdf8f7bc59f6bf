import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink, type AppPath } from '#web/lib/app-link.tsx';
import { cn } from '#web/ui/cn.ts';
import { sample } from '../voice-demo/sample.data.ts';

/** The three ways in: for businesses, for content creators, for developers. Each shows the thing itself. */
export function SolutionCards() {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <SolutionCard
        title="Businesses"
        text="Agents for the phone and for customer service: they ask, understand, book, and know when to bring in a person."
        to="/solutions/ai-voice-agents"
        link="AI voice agents"
        picture={<Talk />}
      />
      <SolutionCard
        title="Content creators"
        text="A consistent voice for videos, courses, and articles. Change a sentence, and only that sentence is re-recorded."
        to="/solutions/content-creators"
        link="Speech for your content"
        picture={<Narration />}
      />
      <SolutionCard
        title="Developers"
        text="One request in, audio out. Give your product a voice without running your own speech engine."
        to="/solutions/text-to-speech-api"
        link="Text to speech API"
        picture={<Request />}
      />
    </div>
  );
}

interface SolutionCardProps {
  title: string;
  text: string;
  to: AppPath;
  link: string;
  picture: ReactNode;
}

function SolutionCard({ title, text, to, link, picture }: SolutionCardProps) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-canvas hover:border-field">
      <div className="flex h-60 flex-col justify-center bg-sunken px-6 text-base">{picture}</div>
      <div className="flex flex-1 flex-col p-6">
        <h3 className="font-medium text-xl">{title}</h3>
        <p className="mt-2 text-pretty text-muted">{text}</p>
        <AppLink
          to={to}
          className="mt-auto inline-flex items-center gap-1.5 self-start rounded-sm pt-5 font-medium text-accent-text after:absolute after:inset-0"
        >
          {link}
          <ArrowRight aria-hidden className="size-4 transition-transform duration-150 group-hover:translate-x-1" />
        </AppLink>
      </div>
    </article>
  );
}

const talk = [
  { agent: true, text: 'When would you like to come in?' },
  { agent: false, text: 'Thursday at two. No, make it three.' },
  { agent: true, text: 'Thursday at three is open. Should I book it?' },
];

function Talk() {
  return (
    <ol className="flex flex-col gap-2.5">
      {talk.map(({ agent, text }) => (
        <li
          key={text}
          className={cn(
            'max-w-[88%] rounded-lg px-3.5 py-2',
            agent ? 'self-start rounded-tl-sm bg-accent-soft text-accent-text' : 'self-end rounded-tr-sm bg-hover',
          )}
        >
          <span className="sr-only">{agent ? 'Agent: ' : 'Caller: '}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}

function Narration() {
  return (
    <div>
      <p className="text-balance text-lg">“{sample.text}”</p>
      <div aria-hidden className="mt-5 flex h-16 items-center justify-between">
        {sample.peaks.map((peak, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
            key={index}
            style={{ height: `${Math.max(4, peak)}%` }}
            className="w-[3px] rounded-full bg-accent"
          />
        ))}
      </div>
      <p className="mt-3 font-mono text-muted text-sm">
        Sarah · {sample.seconds} s · {Math.round(sample.bytes / 1000)} KB
      </p>
    </div>
  );
}

function Request() {
  return (
    <pre className="overflow-hidden font-mono text-sm leading-6">
      <code>
        <span className="text-accent-text">POST</span> /v1/tts{'\n\n'}
        {'{'}
        {'\n'} "text": "Your table for two…",{'\n'} "voice": "natural-female",{'\n'} "format": "mp3"{'\n'}
        {'}'}
      </code>
    </pre>
  );
}
