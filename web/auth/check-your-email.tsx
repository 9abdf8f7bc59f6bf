import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { publicConfig } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { resendVerification } from './auth-actions.ts';

/** After sign-up: the account waits for its mail to be opened. */
export default function CheckYourEmail({ email }: { email: string }) {
  const [mailbox, setMailbox] = useState(false);
  const [resent, setResent] = useState<{ problem: string | null } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    publicConfig().then((config) => setMailbox(config.mailbox), console.error);
  }, []);

  async function resend() {
    setBusy(true);
    setResent({ problem: await resendVerification(email) });
    setBusy(false);
  }

  return (
    <div className="text-center">
      <title>Check your email · Parley</title>
      <MailCheck aria-hidden className="mx-auto size-8 text-accent-text" strokeWidth={1.5} />
      <h1 className="mt-4 font-semibold text-2xl">Check your email</h1>
      <p role="status" className="mt-2 text-pretty text-lg text-muted">
        Please check your email to verify your account. Contact support if you need assistance.
      </p>
      <p className="mt-4 break-all font-medium">{email}</p>
      {resent && (
        <Banner tone={resent.problem ? 'danger' : 'success'} className="mt-6 text-left">
          {resent.problem ?? 'The mail is on its way again.'}
        </Banner>
      )}
      <div className="mt-6 flex flex-col gap-2">
        <Button size="lg" disabled>
          Email Verification Required
        </Button>
        {mailbox && (
          <a href="/mailbox" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
            Open this server's mailbox
          </a>
        )}
        <Button variant="link" busy={busy} onClick={() => void resend()}>
          Send the mail again
        </Button>
      </div>
    </div>
  );
}
