import { AppLink } from '#web/lib/app-link.tsx';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageSection, pageWidth } from '../page-section.tsx';
import { ContactForm, useContactForm } from './contact-form.tsx';
import { help } from './help.data.ts';

const link = 'font-medium text-accent-text underline-offset-4 hover:underline';

export default function ContactPage() {
  const form = useContactForm();

  const requestDemo = () => {
    if (!form.getValues('subject')) form.setValue('subject', 'Demo request');
    document.getElementById('message-form')?.scrollIntoView();
    form.setFocus('name', { shouldSelect: true });
  };

  return (
    <main className="text-lg">
      <PageMeta
        title="Contact · Parley"
        description="Request a demo of our AI voice agents or text to speech, get API access, or ask for help. We reply within one business day."
        path="/contact"
      />
      <div
        className={cn(
          pageWidth,
          'grid gap-14 pt-16 pb-20 md:pt-24 md:pb-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]',
        )}
      >
        <div>
          <h1 className="text-balance font-medium text-display">Tell us who calls you</h1>
          <p className="mt-6 max-w-md text-pretty text-muted text-xl">
            Tell us what your callers ask for and what should happen next. We reply to every message ourselves, within
            one business day.
          </p>
          <Button size="lg" onClick={requestDemo} className="mt-9">
            Request a Demo
          </Button>
          <div className="mt-14 max-w-md border-line border-t pt-6">
            <h2 className="font-semibold">What a demo looks like</h2>
            <ol className="mt-3 list-decimal space-y-2 pl-5 text-muted marker:text-faint">
              <li>You tell us about one type of call you get often.</li>
              <li>We show you an agent for that call, and you talk to it yourself.</li>
              <li>You take it from there at your own pace.</li>
            </ol>
          </div>
        </div>
        <section
          id="message-form"
          aria-labelledby="form-title"
          className="scroll-mt-24 self-start rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8"
        >
          <h2 id="form-title" className="font-medium text-2xl">
            Send Us a Message
          </h2>
          <div className="mt-6">
            <ContactForm form={form} />
          </div>
          <p className="mt-5 text-muted text-sm">
            We use your message to reply to you. Read the{' '}
            <AppLink to="/privacy" className="text-accent-text underline underline-offset-4">
              Privacy Policy
            </AppLink>
            .
          </p>
        </section>
      </div>

      <PageSection id="help" title="How We Can Help" ground="surface">
        <ul className="grid gap-5 lg:grid-cols-3">
          {help.map(({ title, text, points, more }) => (
            <li key={title} className="flex flex-col rounded-lg border border-line bg-canvas p-6">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
              <ul className="mt-4 mb-6 space-y-1.5 border-line border-t pt-4 text-base">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <AppLink to={more.to} className={cn(link, 'mt-auto self-start text-base')}>
                {more.title}
              </AppLink>
            </li>
          ))}
        </ul>
      </PageSection>

      <section aria-labelledby="email-title" className={cn(pageWidth, 'py-20 md:py-28')}>
        <div className="grid gap-10 sm:grid-cols-2">
          <div>
            <h2 id="email-title" className="font-medium text-headline">
              Prefer Email
            </h2>
            <p className="mt-4 text-muted">Write to us directly, in your own words.</p>
            <p className="mt-2 break-all">
              <a href={`mailto:${site.contactEmail}`} className={cn(link, 'text-xl')}>
                {site.contactEmail}
              </a>
            </p>
          </div>
          <div className="sm:border-line sm:border-l sm:pl-10">
            <h3 className="font-semibold">Office</h3>
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
