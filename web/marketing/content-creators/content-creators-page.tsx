import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall, outlineOnGround } from '../closing-call.tsx';
import { freeMinutes } from '../free-minutes.ts';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { formats, steps } from './creators.data.ts';
import { ScriptFigure } from './script-figure.tsx';

export default function ContentCreatorsPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="For content creators · Parley"
        description="Narration for videos, podcasts, courses, and articles that keeps up with your edits. 10,000 characters a month are free."
        path="/solutions/content-creators"
      />
      <PageHero
        title="Narration that keeps up with your edits"
        text="Change a sentence and hear it in the same voice a moment later. No booth, no retakes, no waiting for the neighbors to stop drilling."
        actions={
          <>
            <AppLink to="/solutions/text-to-speech" className={buttonStyles({ size: 'lg' })}>
              Try the voices
            </AppLink>
            <AppLink to="/get-started" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
              Get started
            </AppLink>
          </>
        }
        figure={<ScriptFigure />}
      />

      <PageSection id="formats" title="What creators make" ground="surface">
        <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {formats.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-7">
              <h3 className="font-medium text-2xl">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection
        id="steps"
        title="From script to file"
        heading="beside"
        intro="From start to finish, on one page in your browser."
      >
        <ol className="divide-y divide-line border-line border-y">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] py-6">
              <span aria-hidden className="font-medium text-2xl text-accent-text tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>

      <PageSection id="own-voice" title="Your voice, even when you’re not at the mic" ground="sunken">
        <div className="grid gap-12 md:grid-cols-2 md:gap-20">
          <p className="text-pretty text-xl">
            Your audience knows how you sound. On request, we’ll build a voice that’s yours, so a new intro on a Sunday
            evening doesn’t need a microphone.
          </p>
          <dl className="divide-y divide-line border-line border-y">
            {[
              ['What it takes', '10+ minutes of clean audio'],
              ['Whose voice', 'Your own, or someone else’s with written consent'],
              ['Who can use it', 'Only you, unless you say otherwise'],
              ['How to start', 'Talk to us'],
            ].map(([title, text]) => (
              <div key={title} className="flex flex-wrap justify-between gap-x-6 py-3.5">
                <dt className="text-muted">{title}</dt>
                <dd className="font-medium">
                  {text === 'Talk to us' ? (
                    <AppLink to="/contact" className="text-accent-text underline underline-offset-4">
                      {text}
                    </AppLink>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </PageSection>

      <PageSection id="free" title="Free for the first 10,000 characters a month">
        <p className="-mt-6 max-w-2xl text-pretty text-muted text-xl">
          That’s about {freeMinutes} minutes of speech. Beyond that, you pay per character, with volume discounts, and
          there are plans for publishers.
        </p>
      </PageSection>

      <ClosingCall
        title="Bring a script"
        text="Paste your hardest paragraph and hear it read aloud, or go through your script with us."
      >
        <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
          {requestDemo.title}
        </AppLink>
        <AppLink to="/solutions/text-to-speech" className={outlineOnGround}>
          Try the voices
        </AppLink>
      </ClosingCall>
    </main>
  );
}
