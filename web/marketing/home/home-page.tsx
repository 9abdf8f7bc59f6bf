import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { requestDemo } from '../chrome/site-links.ts';
import { solutionCards, useCases, values } from './home.data.ts';
import { SampleTalk } from './sample-talk.tsx';

const section = 'mx-auto max-w-6xl scroll-mt-20 px-5 py-20 sm:px-8 md:py-28';

export default function HomePage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="Parley · Where Voice Technology Meets Human Connection"
        description="AI voice agents, text to speech and a speech API for businesses, creators, educators and developers."
        path="/"
      />
      <section className="mx-auto grid max-w-6xl items-center gap-14 px-5 py-16 sm:px-8 md:py-24 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h1 className="text-balance font-medium text-display">Where Voice Technology Meets Human Connection</h1>
          <p className="mt-6 max-w-xl text-pretty text-muted text-xl">
            Voice agents that listen, answer and get things done. Build one from a template, talk with it in your
            browser, and put it on the phone when it is ready.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <AppLink to={requestDemo.to} className={buttonStyles({ size: 'lg' })}>
              {requestDemo.title}
            </AppLink>
            <AppLink to="/get-started" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
              Get started
            </AppLink>
          </div>
        </div>
        <SampleTalk />
      </section>

      <section aria-labelledby="solutions" className="border-line border-y bg-surface">
        <div className={section}>
          <h2 id="solutions" className="max-w-2xl font-medium text-2xl">
            One voice platform, from a line of text to a whole conversation
          </h2>
          <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
            {solutionCards.map(({ id, icon: Icon, title, text }) => (
              <li key={id} id={id} className="scroll-mt-24 border-line border-t pt-5">
                <h3 className="flex items-center gap-2.5 font-semibold">
                  <Icon aria-hidden className="size-5 text-accent-text" strokeWidth={1.75} />
                  {title}
                </h3>
                <p className="mt-2 text-pretty text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="use-cases" className={section}>
        <h2 id="use-cases" className="font-medium text-2xl">
          What people use it for
        </h2>
        <ol className="mt-10 divide-y divide-line border-line border-y">
          {useCases.map(({ title, text }) => (
            <li key={title} className="grid gap-1 py-5 sm:grid-cols-[1fr_1.4fr] sm:gap-8">
              <h3 className="font-medium">{title}</h3>
              <p className="text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section id="about" aria-labelledby="about-title" className="scroll-mt-16 border-line border-y bg-sunken">
        <div className={section}>
          <h2 id="about-title" className="font-medium text-2xl">
            Made for people first
          </h2>
          <ul className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
            {values.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon aria-hidden className="size-6 text-accent-text" strokeWidth={1.5} />
                <h3 className="mt-4 font-semibold">{title}</h3>
                <p className="mt-1.5 text-pretty text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section id="contact" aria-labelledby="contact-title" className={section}>
        <div className="max-w-2xl">
          <h2 id="contact-title" className="font-medium text-2xl">
            See it with your own calls
          </h2>
          <p className="mt-4 text-pretty text-muted text-xl">
            The quickest demo is your own agent: make an account, pick a template and talk with it in this browser. No
            card, no telephone number needed.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <AppLink to="/get-started" className={buttonStyles({ size: 'lg' })}>
              Make your first agent
            </AppLink>
            <AppLink to="/login" className={buttonStyles({ variant: 'ghost', size: 'lg' })}>
              Log in
            </AppLink>
          </div>
          <p className="mt-10 text-muted">Our office is in Sterling, Virginia, USA.</p>
        </div>
      </section>
    </main>
  );
}
