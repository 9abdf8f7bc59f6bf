import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Refusal } from '#web/lib/auth-refusal.ts';
import { onSignIn, publicConfig } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { enterMailedCode } from './auth-actions.ts';
import { Or } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';

/** What was mailed, as the provider calls it. */
export type Mailed = 'signup' | 'email' | 'recovery';

interface CheckYourEmailProps {
  email: string;
  mailed: Mailed;
  /** What the person should do. */
  children: ReactNode;
  /** A button that says why it goes no further without the mail. */
  blocked?: string;
  /** Sends the mail once more. */
  onResend: () => Promise<Refusal | null>;
  /** The mail's code was entered, or its link opened in another tab of this browser. */
  onDone: () => void;
  onBack: () => void;
}

/** After something was mailed: the link is opened there, or the code entered here. */
export default function CheckYourEmail(props: CheckYourEmailProps) {
  const { email, mailed, children, blocked, onResend, onDone, onBack } = props;
  const [mailbox, setMailbox] = useState(false);
  const [resent, setResent] = useState<{ refused: Refusal | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const finished = useRef(false);

  function finish() {
    if (finished.current) return;
    finished.current = true;
    onDone();
  }
  const latestFinish = useRef(finish);
  latestFinish.current = finish;

  useEffect(() => {
    publicConfig().then((config) => setMailbox(config.mailbox), console.error);
  }, []);

  useEffect(() => {
    // A recovery link goes on in its own tab.
    if (mailed === 'recovery') return;
    let stop: (() => void) | undefined;
    let gone = false;
    onSignIn(() => latestFinish.current()).then((stopListening) => {
      if (gone) stopListening();
      else stop = stopListening;
    }, console.error);
    return () => {
      gone = true;
      stop?.();
    };
  }, [mailed]);

  async function resend() {
    setBusy(true);
    setResent({ refused: await onResend() });
    setBusy(false);
  }

  async function enter(code: string): Promise<Refusal | null> {
    const refused = await enterMailedCode(email, code, mailed);
    if (refused === null) finish();
    return refused;
  }

  return (
    <div className="text-center">
      <title>{`Check your email · ${site.name}`}</title>
      <MailCheck aria-hidden className="mx-auto size-8 text-accent-text" strokeWidth={1.5} />
      <h1 className="mt-4 font-semibold text-2xl">Check your email</h1>
      <p role="status" className="mt-2 text-pretty text-lg text-muted">
        {children}
      </p>
      <p className="mt-4 break-all font-medium">{email}</p>
      {resent && (
        <Banner tone={resent.refused ? 'danger' : 'success'} className="mt-6 text-left">
          {resent.refused?.message ?? 'We sent the email again.'}
        </Banner>
      )}
      <div className="mt-6 flex flex-col gap-2">
        {blocked && (
          <Button size="lg" disabled>
            {blocked}
          </Button>
        )}
        {mailbox && (
          <a href="/mailbox" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
            Open this server's mailbox
          </a>
        )}
      </div>
      <div className="my-6">
        <Or />
      </div>
      <CodeForm
        label="Code from the email"
        action="Continue with code"
        busyAction="Checking..."
        variant="outline"
        onCode={enter}
      />
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <Button variant="link" busy={busy} onClick={() => void resend()}>
          Resend email
        </Button>
        <Button variant="link" onClick={onBack}>
          Use a different email
        </Button>
      </div>
    </div>
  );
}
