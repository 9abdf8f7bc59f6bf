import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { ClosingCall, outlineOnGround } from '../closing-call.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { impacts, industries, reasons, steps, useCases } from './agents.data.ts';
import { FlowFigure } from './flow-figure.tsx';
import { LiveCallFigure } from './live-call-figure.tsx';

const demo = (
  <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
    {requestDemo.title}
  </AppLink>
);

export default function AiVoiceAgentsPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="AI voice agents · Parley"
        description="AI voice agents for business phone lines and customer service. They answer, listen, book appointments, open tickets, and know when to bring in a person."
        path="/solutions/ai-voice-agents"
      />
      <PageHero
        title="Agents that pick up, listen, and get it done"
        text="Voice agents for your business phone and customer service. They answer right away, let people finish, and put the appointment, the ticket, or the lead where your team will find it."
        actions={
          <>
            {demo}
            <a href="#how-it-works" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
              How it works
            </a>
          </>
        }
        figure={<LiveCallFigure />}
      />

      <PageSection
        id="what"
        title="What AI voice agents are"
        intro="A voice agent is a persona, a voice, and a flow. The flow sets what’s asked, decided, and done. The caller just talks."
        ground="surface"
      >
        <FlowFigure />
      </PageSection>

      <PageSection id="how-it-works" title="How it works" intro="Five steps. The fourth is the fun one.">
        <ol className="grid gap-y-8 lg:grid-cols-5">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-line border-t pt-5 lg:pr-6">
              <span aria-hidden className="-mt-[1.6rem] mb-4 block size-2.5 rounded-full bg-accent" />
              <p className="text-accent-text text-sm tabular-nums">Step {index + 1}</p>
              <h3 className="mt-1 font-semibold">{title}</h3>
              <p className="mt-2 text-pretty text-base text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <ProductPicture
          name="templates"
          alt="The first step in the product: four agent templates, each with its own purpose and personality."
          className="mt-14"
          imageClassName="max-sm:h-[28rem] max-sm:object-cover max-sm:object-[-8.2rem_0]"
        />
      </PageSection>

      <PageSection
        id="use-cases"
        title="What people call about"
        ground="sunken"
        heading="beside"
        intro="Six use cases."
      >
        <ul className="divide-y divide-line border-line border-y">
          {useCases.map(({ title, says, text }) => (
            <li key={title} className="py-7">
              <h3 className="text-base text-muted">{title}</h3>
              <p className="mt-1 text-balance font-medium text-2xl">“{says}”</p>
              <p className="mt-2 max-w-xl text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection id="why" title="Why choose Parley agents">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-accent border-l-2 pl-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection id="impact" title="What changes for your business" ground="ground">
        <dl className="grid gap-x-16 md:grid-cols-2">
          {impacts.map(({ title, text }) => (
            <div key={title} className="border-line border-t py-6">
              <dt className="font-medium text-2xl">{title}</dt>
              <dd className="mt-2 max-w-md text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>

      <PageSection
        id="industries"
        title="At home in five industries"
        intro="In each one, the agent opens with the right question."
      >
        <ul className="grid gap-5 md:grid-cols-6">
          {industries.map(({ title, text, opens }) => (
            <li
              key={title}
              className="flex flex-col rounded-lg border border-line bg-surface p-6 md:col-span-2 md:nth-[n+4]:col-span-3"
            >
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 mb-5 text-pretty text-muted">{text}</p>
              <p className="mt-auto self-start rounded-lg rounded-bl-sm bg-accent-soft px-4 py-2.5 text-accent-text text-base">
                “{opens}”
              </p>
            </li>
          ))}
        </ul>
      </PageSection>

      <ClosingCall
        title="Live in under 30 minutes"
        text="All it takes is an account and a template. Or show us your calls, and we’ll go through them together."
      >
        {demo}
        <AppLink to="/get-started" className={outlineOnGround}>
          Create your first agent
        </AppLink>
      </ClosingCall>
    </main>
  );
}
