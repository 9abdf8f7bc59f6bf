import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { contactFormLimits as limits } from '#domain/contacts/contact-form-limits.ts';
import { newKey } from '#web/lib/new-key.ts';
import { site } from '#web/lib/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type ContactMessage, sendMessage } from './send-message.ts';
import { SentLine } from './sent-line.tsx';

/** Where the toast's code does not come, the page itself says that the message was sent. */
const SentToasts = lazy(() => import('./sent-toasts.tsx').catch(() => ({ default: SentLine })));

export type ContactFields = Omit<ContactMessage, 'key'>;

/** Milliseconds that "Sending..." stands at least. */
const sendingMs = 1500;

const filled = (most: number, empty: string) => ({
  validate: (value: string) =>
    value.trim() === '' ? empty : value.trim().length <= most || `Use ${most} characters or fewer.`,
});
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const rules = {
  name: filled(limits.name, 'Enter your name.'),
  email: {
    validate: (value: string) =>
      value.trim() === ''
        ? 'Enter your business email.'
        : emailPattern.test(value.trim()) || 'Enter an email address like name@company.com.',
  },
  company: filled(limits.company, 'Enter your company.'),
  message: filled(limits.message, 'Enter a message.'),
};
const tall = 'h-11 px-3 text-lg';

/** Send Us a Message. What was typed stays until the server has stored it. */
export function ContactForm({ form }: { form: UseFormReturn<ContactFields> }) {
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(0);
  const [sentOnce, setSentOnce] = useState(false);
  const key = useRef<string>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function send(values: ContactFields) {
    setProblem('');
    setSentOnce(true);
    key.current ??= newKey();
    const least = new Promise((resolve) => setTimeout(resolve, sendingMs));
    const refusal = await sendMessage({ ...values, key: key.current });
    await least;
    if (refusal === null) {
      key.current = null;
      reset();
      setSent((count) => count + 1);
    } else {
      for (const [index, { path, message }] of refusal.fields.entries()) {
        setError(path as keyof ContactFields, { message }, { shouldFocus: index === 0 });
      }
      setProblem(refusal.text);
    }
  }

  // A button that is disabled loses the keyboard's place; it gets it back unless the person has gone elsewhere.
  useEffect(() => {
    if (sentOnce && !isSubmitting && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [sentOnce, isSubmitting]);

  return (
    <form
      noValidate
      method="post"
      aria-labelledby="form-title"
      onSubmit={handleSubmit(send)}
      className="flex flex-col gap-5 text-base"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message} required>
          <Input autoComplete="name" className={tall} {...register('name', rules.name)} />
        </Field>
        <Field label="Business Email" error={errors.email?.message} required>
          <Input type="email" autoComplete="email" className={tall} {...register('email', rules.email)} />
        </Field>
        <Field label="Company" error={errors.company?.message} required>
          <Input autoComplete="organization" className={tall} {...register('company', rules.company)} />
        </Field>
        <Field label="Subject" error={errors.subject?.message} optional>
          <Input autoComplete="off" maxLength={limits.subject} className={tall} {...register('subject')} />
        </Field>
      </div>
      <Field label="Message" error={errors.message?.message} required>
        <Textarea className="min-h-36 px-3 py-2.5 text-lg" {...register('message', rules.message)} />
      </Field>
      {/* A trap for programs that fill every field. Nobody sees it, and browsers do not fill what is not shown. */}
      <div hidden>
        <label htmlFor="website">Leave this empty</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      {problem && (
        <Banner>
          Your message wasn’t sent. {problem} Everything you typed is still here. You can also email{' '}
          <a href={`mailto:${site.contactEmail}`} className="underline underline-offset-4">
            {site.contactEmail}
          </a>
          .
        </Banner>
      )}
      <noscript>
        <p className="text-muted">
          This form needs JavaScript. Without it, please email{' '}
          <a href={`mailto:${site.contactEmail}`} className="underline underline-offset-4">
            {site.contactEmail}
          </a>
          .
        </p>
      </noscript>
      <Button ref={button} type="submit" size="lg" busy={isSubmitting} className="sm:self-start">
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </Button>
      {sentOnce && (
        <Suspense>
          <SentToasts sent={sent} />
        </Suspense>
      )}
    </form>
  );
}

/** The form's state, held by the page, so that a button elsewhere on it can fill the subject. */
export function useContactForm(): UseFormReturn<ContactFields> {
  return useForm<ContactFields>();
}
