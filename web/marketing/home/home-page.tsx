import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall, outlineOnGround } from '../closing-call.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { HomeDemo } from '../voice-demo/home-demo.tsx';
import { values } from './home.data.ts';
import { ProductTour } from './product-tour.tsx';
import { SolutionCards } from './solution-cards.tsx';
import { Statistics } from './statistics.tsx';
import { UseCases } from './use-cases.tsx';

export default function HomePage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="Parley · Where Voice Technology Meets Human Connection"
        description="AI voice agents, text to speech, and a speech API for businesses, content creators, educators, and developers."
        path="/"
      />
      <PageHero
        title="Where Voice Technology Meets Human Connection"
        text="Voice agents that listen, answer, and get things done, and speech for everything you write. Hear a voice first: type a sentence and press Play Demo."
        actions={
          <>
            <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
              {requestDemo.title}
            </AppLink>
            <AppLink to="/get-started" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
              Get started
            </AppLink>
          </>
        }
        figure={<HomeDemo />}
      />

      <PageSection
        id="solutions"
        title="One voice platform, from a line of text to a whole conversation"
        ground="surface"
      >
        <SolutionCards />
      </PageSection>

      <PageSection id="product" title="From the first word to the written record">
        <ProductTour />
      </PageSection>

      <PageSection
        id="use-cases"
        title="What people use it for"
        intro="What people say, and what happens next."
        ground="surface"
      >
        <UseCases />
      </PageSection>

      <PageSection
        id="figures"
        title="What changes when someone always answers"
        intro="These figures are illustrative, not the results of a study. They show the kind of change to look for in your own calls."
        ground="sunken"
      >
        <Statistics />
      </PageSection>

      <PageSection id="values" title="Built for the way people talk" heading="beside">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="border-ink border-t pt-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <ClosingCall
        title="Hear an agent answer your calls"
        text="Tell us what your callers ask for, and we’ll show you the agent that answers them. Or create one yourself and talk to it in this browser."
      >
        <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
          {requestDemo.title}
        </AppLink>
        <AppLink to="/get-started" className={outlineOnGround}>
          Create your first agent
        </AppLink>
      </ClosingCall>
    </main>
  );
}
