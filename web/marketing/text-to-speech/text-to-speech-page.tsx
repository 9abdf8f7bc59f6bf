import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall, outlineOnGround } from '../closing-call.tsx';
import { PageSection, pageWidth } from '../page-section.tsx';
import { SampleSound } from '../sample-sound/sample-sound.tsx';
import { sample } from '../voice-demo/sample.data.ts';
import { SpeechStudio } from '../voice-demo/speech-studio.tsx';
import { FreeTier } from './free-tier.tsx';
import { audiences, benefits, steps } from './text-to-speech.data.ts';

export default function TextToSpeechPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="Text to Speech · Parley"
        description="Type or paste text, choose a voice and its speed, and hear it in your browser. 40+ languages, MP3, WAV and OGG, and 10,000 free characters a month."
        path="/solutions/text-to-speech"
      />
      <div className={pageWidth}>
        <div className="flex flex-col gap-8 pt-16 pb-12 md:pt-20 lg:flex-row lg:items-end lg:justify-between">
          <div className="max-w-3xl">
            <h1 className="text-balance font-medium text-display">Text to Speech that people like to listen to</h1>
            <p className="mt-6 max-w-xl text-pretty text-muted text-xl">
              Write it once and hear it read aloud. Try it here with your own words. No account, nothing to install.
            </p>
          </div>
          <a
            href="#pricing"
            className={cn(buttonStyles({ variant: 'outline', size: 'lg' }), 'self-start lg:self-auto')}
          >
            View Pricing
          </a>
        </div>
        <section id="demo" aria-label="Interactive demo" className="scroll-mt-20 pb-20 md:pb-28">
          <SpeechStudio />
        </section>
      </div>

      <PageSection id="what" title="What is Text to Speech?" heading="beside" ground="surface">
        <div className="flex flex-col gap-5 text-pretty text-muted">
          <p>
            Text to speech turns written words into a voice. First, the text is read the way a person would read it:
            “Dr. Lee, 2:30 p.m., $45” becomes “Doctor Lee, two thirty p.m., forty-five dollars.” Then each phrase gets
            its intonation, stress, and pauses, and finally its sound.
          </p>
          <p>
            Working in that order makes the speech easy to follow and lets you change one sentence without re-recording
            the rest.
          </p>
        </div>
        <figure className="mt-10 border-line border-t pt-6">
          <figcaption className="text-ink text-xl">“{sample.text}”</figcaption>
          <SampleSound className="mt-5" />
          <p className="mt-3 text-muted text-sm">
            Spoken by Sarah, one of the voices in Parley’s own engine. The bars show the recording itself.
          </p>
        </figure>
      </PageSection>

      <PageSection id="how" title="How It Works">
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-ink border-t pt-5">
              <span aria-hidden className="font-medium text-accent-text text-headline tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-4 font-semibold">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>

      <PageSection id="for" title="Perfect For" heading="beside" ground="sunken">
        <dl className="divide-y divide-line border-line border-y">
          {audiences.map((audience) => (
            <div key={audience.title} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[1fr_2fr]">
              <dt className="font-medium text-xl">{audience.title}</dt>
              <dd className="text-pretty text-muted">
                {audience.text}
                {'link' in audience && (
                  <>
                    {' '}
                    <AppLink
                      to={audience.link.to}
                      className="rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
                    >
                      {audience.link.title}
                    </AppLink>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </PageSection>

      <PageSection id="why" title="Why Choose Parley">
        <ul className="flex flex-col">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-line border-t py-5 font-medium text-2xl text-balance last:border-b">
              {benefit}
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection id="pricing" title="Getting Started" heading="beside" ground="surface">
        <FreeTier />
      </PageSection>

      <ClosingCall
        title="Bring the text you want to hear"
        text="In a demo, we’ll read your own material in your languages and show you how the audio gets to your phones, your pages, or your product."
      >
        <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
          {requestDemo.title}
        </AppLink>
        <a href="#demo" className={outlineOnGround}>
          Try it above
        </a>
      </ClosingCall>
    </main>
  );
}
