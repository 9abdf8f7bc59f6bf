import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink, type AppPath } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall } from '../closing-call.tsx';
import { MouthShapes } from '../figures/mouth-shapes.tsx';
import { SpokenLine } from '../figures/spoken-line.tsx';
import { PageHero } from '../page-hero.tsx';
import { pageWidth } from '../page-section.tsx';
import synthesizeAnswer from '../samples/synthesize-short-answer.json?raw';
import { AgentTurns } from './agent-turns.tsx';

const solutions: { title: string; text: string; points: string[]; to: AppPath; more: string; figure: ReactNode }[] = [
  {
    title: 'Text to Speech',
    text: 'Type or paste text, choose a voice and its speed, and hear it. Announcements, lessons, and narration, ready when your words are.',
    points: ['40+ languages', 'MP3, WAV and OGG', '10,000 free characters a month'],
    to: '/solutions/text-to-speech',
    more: 'Hear the voices',
    figure: <SpokenLine voice="Sarah" text="The 8:40 to Dulles leaves from platform two." />,
  },
  {
    title: 'Text to Speech API',
    text: 'One request in, audio out. Give your product a voice without running your own speech engine.',
    points: ['Plain HTTP and JSON', '99.9% uptime', 'Pay per character, with volume discounts'],
    to: '/tts-api',
    more: 'See the API',
    figure: (
      <figure className="rounded-xl border border-line bg-surface">
        <figcaption className="border-line border-b px-5 py-3.5 font-medium font-mono text-base">
          POST /v1/synthesize
        </figcaption>
        <pre className="whitespace-pre-wrap break-words p-5 font-mono text-sm">
          <code>{synthesizeAnswer.trimEnd().replace(/http[^"]*/, '/v1/audio/…/….mp3')}</code>
        </pre>
      </figure>
    ),
  },
  {
    title: 'AI Voice Agents',
    text: 'Agents for business phone lines and customer service. They ask, understand, book, and know when to bring in a person.',
    points: [
      'Templates that work out of the box',
      'Callers can interrupt and change their minds',
      'Live in under 30 minutes',
    ],
    to: '/solutions/ai-voice-agents',
    more: 'Meet the agents',
    figure: <AgentTurns />,
  },
  {
    title: 'AI Avatars',
    text: 'A face to go with the voice, for training, education, and messages that deserve more than text. Made with you, on request.',
    points: [
      'Speaks with the same voices',
      'In your brand colors, in the setting you choose',
      'Built together, from your script',
    ],
    to: '/solutions/ai-avatar',
    more: 'About avatars',
    figure: <MouthShapes />,
  },
];

export default function SolutionsPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="Solutions · Parley"
        description="Text to speech, a text-to-speech API, AI voice agents, and AI avatars: four ways to give your business a voice."
        path="/solutions"
      />
      <PageHero
        title="Four ways to give your business a voice"
        text="Start with one sentence read aloud, or with an agent that takes the whole call. They share the same voices, so you can start anywhere."
      />
      <ul className="border-line border-t">
        {solutions.map(({ title, text, points, to, more, figure }, index) => (
          <li key={title} className={cn('border-line border-b', index % 2 === 0 ? 'bg-surface' : '')}>
            <div className={cn(pageWidth, 'grid items-center gap-10 py-16 md:py-24 lg:grid-cols-2 lg:gap-20')}>
              <div className={cn(index % 2 === 1 && 'lg:order-last')}>
                <h2 className="font-medium text-headline">{title}</h2>
                <p className="mt-4 max-w-lg text-pretty text-muted text-xl">{text}</p>
                <ul className="mt-6 space-y-2">
                  {points.map((point) => (
                    <li
                      key={point}
                      className="flex gap-3 before:mt-[0.7em] before:h-0.5 before:w-4 before:shrink-0 before:rounded-full before:bg-accent"
                    >
                      {point}
                    </li>
                  ))}
                </ul>
                <AppLink to={to} className={cn(buttonStyles({ variant: 'outline', size: 'lg' }), 'mt-8')}>
                  {more}
                  <ArrowRight aria-hidden />
                </AppLink>
              </div>
              <div className="min-w-0">{figure}</div>
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="creators-title" className={cn(pageWidth, 'py-20 md:py-28')}>
        <h2 id="creators-title" className="max-w-3xl text-balance font-medium text-headline">
          Publishing rather than answering calls?
        </h2>
        <p className="mt-4 max-w-xl text-pretty text-muted text-xl">
          If you make videos, podcasts, lessons, or articles, see how a script becomes audio and how you can change one
          sentence without redoing the rest.
        </p>
        <AppLink
          to="/solutions/content-creators"
          className={cn(buttonStyles({ variant: 'outline', size: 'lg' }), 'mt-8')}
        >
          For content creators
          <ArrowRight aria-hidden />
        </AppLink>
      </section>
      <ClosingCall
        title="Not sure where to begin?"
        text="Tell us what people ask you, or what you want them to hear. We’ll show you the quickest way to get there."
      >
        <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
          {requestDemo.title}
        </AppLink>
      </ClosingCall>
    </main>
  );
}
