import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall } from '../closing-call.tsx';
import { MouthShapes } from '../figures/mouth-shapes.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { reasons, uses } from './avatar.data.ts';

export default function AiAvatarPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="AI avatars · Parley"
        description="AI avatars from Parley: a face for the voice that speaks for you, in business, education, content, and personal life. On request."
        path="/solutions/ai-avatar"
      />
      <PageHero
        title="A face for the voice that speaks for you"
        text="AI avatars say what you write, in a voice people like to listen to, with lips that move in sync. We build them with you, on request."
        actions={
          <>
            <AppLink to="/contact" className={buttonStyles({ size: 'lg' })}>
              Talk to us
            </AppLink>
            <a href="#uses" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
              See how avatars are used
            </a>
          </>
        }
        figure={<MouthShapes />}
      />

      <PageSection id="what" title="What AI avatars are" heading="beside" ground="surface">
        <div className="space-y-6 text-pretty text-xl">
          <p>
            An avatar is a speaking face: a presenter who appears on screen, delivers your script, and looks at the
            person listening.
          </p>
          <p className="text-muted">
            An avatar begins with the voice. Speech is made of sounds. Each sound has a mouth shape and lasts a few
            hundredths of a second. With the sounds and their timing, a face can speak any sentence, even one no one has
            ever said.
          </p>
          <p className="text-muted">
            That’s why we build avatars on our own voices. The movement is timed to the sound, not guessed from it
            afterward.
          </p>
        </div>
      </PageSection>

      <PageSection id="why" title="Why an avatar">
        <ol className="grid gap-10 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-accent border-t-2 pt-5">
              <h3 className="font-medium text-2xl">{title}</h3>
              <p className="mt-3 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>

      <PageSection id="uses" title="How avatars are used" ground="sunken">
        <ul className="divide-y divide-line border-line border-y">
          {uses.map(({ title, text, line }) => (
            <li key={title} className="grid gap-x-12 gap-y-4 py-9 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
              <h3 className="font-medium text-2xl">{title}</h3>
              <p className="text-pretty text-muted">{text}</p>
              <p className="self-start rounded-lg rounded-tl-sm bg-accent-soft px-5 py-3.5 text-accent-text">
                “{line}”
              </p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection id="vision" title="Our vision">
        <p className="max-w-4xl text-balance font-medium text-headline">
          A screen should be able to talk to you as easily as a person across the desk: hear you, answer, and look at
          you while it does.
        </p>
        <p className="mt-8 max-w-2xl text-pretty text-muted text-xl">
          Voice agents already hold the conversation. Avatars give it a face. We’re bringing the two together with
          customers who ask for it, with two rules: no one’s face or voice is used without their consent, and no one is
          led to believe an avatar is a person.
        </p>
      </PageSection>

      <ClosingCall
        title="Who should speak for you?"
        text="Avatars are made to order. Tell us what to say and to whom, and we’ll get back to you within one business day."
      >
        <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
          {requestDemo.title}
        </AppLink>
      </ClosingCall>
    </main>
  );
}
