import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageSection, pageWidth } from '../page-section.tsx';
import { differentiators, values } from './about.data.ts';

export default function AboutPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="About · Parley"
        description="Why Parley exists, what it stands for, and where it’s going: voice technology that lets people talk to machines the way they talk to each other."
        path="/about"
      />
      <div className={cn(pageWidth, 'pt-16 pb-20 md:pt-24 md:pb-28')}>
        <p className="font-medium text-accent-text">Our mission</p>
        <h1 className="mt-4 max-w-5xl text-balance font-medium text-display">
          To let people talk to machines the way they talk to each other
        </h1>
        <p className="mt-8 max-w-2xl text-pretty text-muted text-xl">
          A parley is a conversation between two sides that want to come to terms. We build the technology for it:
          voices, agents, and the tools to make them, for businesses, creators, educators, and developers.
        </p>
      </div>

      <PageSection id="why" title="Why we exist" heading="beside" ground="surface">
        <div className="space-y-6 text-pretty text-xl">
          <p>
            Almost everything a business needs to know about its customers is said on the phone. And almost nothing
            about the phone has gotten better for the people who use it.
          </p>
          <p className="text-muted">
            They press two for service and listen to hold music. They explain the same thing to three people. At seven
            in the evening, no one answers at all. It’s no easier for the people on the other end: they recite business
            hours while the caller who really needs them waits.
          </p>
          <p className="text-muted">
            Voice technology was supposed to fix that, but it mostly added one more menu. We don’t think the problem is
            how machines speak. We think they were never taught to listen.
          </p>
        </div>
      </PageSection>

      <PageSection id="different" title="What sets us apart">
        <ol className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          {differentiators.map(({ title, text }) => (
            <li key={title} className="border-accent border-t-2 pt-6">
              <h3 className="font-medium text-2xl">{title}</h3>
              <p className="mt-3 max-w-lg text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>

      <PageSection id="values" title="Our core values" heading="beside" ground="sunken">
        <dl className="divide-y divide-line border-line border-y">
          {values.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>

      <PageSection id="story" title="Our story" heading="beside">
        <div className="space-y-6 text-pretty text-xl">
          <p>Parley began with a question that sounds simple: when is it your turn to speak?</p>
          <p className="text-muted">
            Two people on the phone settle it without thinking: a breath, a pause, a false start. A machine has to be
            taught. So the first thing we built wasn’t a voice but a clock that knows who’s speaking, what’s been heard
            so far, and what to do when someone interrupts.
          </p>
          <p className="text-muted">
            The rest grew around that: conversations you can draw and read; numbers, names, and dates understood the way
            people say them; voices that don’t need anyone’s cloud. And one rule we’ve kept: every turn is stored before
            it’s spoken, because a promise made on the phone counts.
          </p>
        </div>
      </PageSection>

      <PageSection id="future" title="The future" ground="ground">
        <p className="max-w-4xl text-balance font-medium text-headline">
          In a few years, no one will ask whether a machine can answer the phone. They’ll ask whether it was worth
          talking to.
        </p>
        <p className="mt-8 max-w-2xl text-pretty text-muted text-xl">
          That’s what we’re working toward: more languages, voices with more feeling, a face where it helps, and people
          who can step in at any moment. The technology will keep changing. What makes a good conversation won’t.
        </p>
      </PageSection>

      <section aria-labelledby="talk-title" className={cn(pageWidth, 'py-20 md:py-28')}>
        <div className="grid gap-12 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <div>
            <h2 id="talk-title" className="font-medium text-headline">
              Come talk to us
            </h2>
            <p className="mt-4 max-w-md text-pretty text-muted text-xl">
              Half an hour with one of us to talk about the calls you get and the voice you want.
            </p>
            <AppLink to="/contact" className={cn(buttonStyles({ size: 'lg' }), 'mt-8')}>
              Schedule a Call
            </AppLink>
          </div>
          <div className="sm:border-line sm:border-l sm:pl-10">
            <h3 className="font-semibold">Our office</h3>
            <address className="mt-2 text-muted not-italic">
              Parley
              <br />
              Sterling, Virginia, USA
            </address>
          </div>
        </div>
      </section>
    </main>
  );
}
