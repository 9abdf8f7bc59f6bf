import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { CodeSample } from '../code/code-sample.tsx';
import { PageSection, pageWidth } from '../page-section.tsx';
import synthesize from '../samples/api-synthesize.mjs?raw';
import { Answer } from './answer.tsx';
import { Pricing } from './pricing.tsx';
import {
  applications,
  claims,
  features,
  firstSteps,
  forDevelopers,
  requestVersions,
  useCases,
} from './text-to-speech-api.data.ts';

/** Both addresses of this page show it; search engines know the first. */
export default function TextToSpeechApiPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="Text to Speech API · Parley"
        description="Give your software a voice with one HTTP request: 40+ languages, MP3, WAV and OGG, 99.9% uptime, and 10,000 free characters a month."
        path="/solutions/text-to-speech-api"
      />
      <div className={pageWidth}>
        <div className="pt-16 pb-14 md:pt-24">
          <h1 className="max-w-4xl text-balance font-medium text-display">
            Text to Speech API for software that speaks
          </h1>
          <div className="mt-8 flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
            <p className="max-w-xl text-pretty text-muted text-xl">
              Send text, get audio. One request gives your product the voices that Parley’s own agents speak with.
            </p>
            <div className="flex flex-wrap gap-3">
              <RequestAccess />
              <AppLink to="/documentation" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
                View Documentation
              </AppLink>
            </div>
          </div>
        </div>
        <dl className="grid grid-cols-2 border-line border-t md:grid-cols-4">
          {claims.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end py-6 pr-4">
              <dt className="text-muted">{text}</dt>
              <dd className="font-medium text-2xl tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>

      <PageSection id="what" title="What is a Text to Speech API?" ground="surface">
        <div className="grid gap-12 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
          <div className="flex flex-col gap-5 text-pretty text-muted">
            <p>
              A web service that turns text into speech for other programs. Your program sends the words, the voice, and
              the format it wants. The response is the audio, ready to play, store, or send to a phone line.
            </p>
            <p>
              The voices, the rules for reading numbers and dates, and the machines that do the work stay on our side.
              All you send is a single request, and it looks the same in every language.
            </p>
            <p>What you see is the sample request. What you hear is its response.</p>
          </div>
          <div className="min-w-0">
            <CodeSample label="Sample request" title="POST /v1/tts" versions={requestVersions} />
            <Answer />
          </div>
        </div>
      </PageSection>

      <PageSection id="features" title="Key features">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text }) => (
            <li key={title} className="border-ink border-t pt-5">
              <h3 className="font-medium text-xl">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection id="use-cases" title="Use cases" heading="beside" ground="sunken">
        <dl className="divide-y divide-line border-line border-y">
          {useCases.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_1.4fr]">
              <dt className="font-medium">{title}</dt>
              <dd className="text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>

      <PageSection id="developers" title="Developer friendly" intro="The complete quickstart. It runs as is.">
        <div className="grid gap-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
          <CodeSample
            label="Quick start"
            title="POST /api/synthesize"
            versions={[{ name: 'JavaScript', code: synthesize }]}
          />
          <ul className="self-start divide-y divide-line border-line border-y">
            {forDevelopers.map((line) => (
              <li key={line} className="text-pretty py-4">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <ul className="mt-14 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {applications.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection
        id="pricing"
        title="Pricing"
        intro="You pay for characters, not seats or servers. Pricing starts at zero."
        ground="surface"
      >
        <Pricing />
      </PageSection>

      <PageSection id="start" title="Getting Started" heading="beside">
        <ol className="flex flex-col">
          {firstSteps.map(({ title, text, link, more }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] border-line border-t py-6 last:border-b">
              <span aria-hidden className="font-medium text-accent-text text-xl tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-medium text-xl">
                  {link ? (
                    <AppLink
                      to={link}
                      className="rounded-sm underline decoration-field underline-offset-4 hover:decoration-ink"
                    >
                      {title}
                    </AppLink>
                  ) : (
                    title
                  )}
                </h3>
                <p className="mt-1 text-pretty text-muted">
                  {text}
                  {more && (
                    <>
                      {' '}
                      <AppLink
                        to={more.link}
                        className="rounded-sm font-medium text-accent-text underline underline-offset-4"
                      >
                        {more.title}
                      </AppLink>
                      .
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>

      <ClosingCall
        title="Give your product a voice this week"
        text="Tell us what your product should say, and we’ll send you a key to start with."
      >
        <RequestAccess />
      </ClosingCall>
    </main>
  );
}

function RequestAccess() {
  return (
    <AppLink to="/contact" className={buttonStyles({ size: 'lg' })}>
      Request API Access
    </AppLink>
  );
}
