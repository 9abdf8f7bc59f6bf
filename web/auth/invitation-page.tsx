import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { noticeInAddress, twoFactorAddress } from '#web/lib/auth-address.ts';
import { site } from '#web/lib/site.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import type { Visit } from './invitation-actions.ts';
import { loadInvitation } from './load-later.ts';
import type { InvitedState } from './use-invited-email.ts';

type Open = Extract<Visit, { is: 'open' }>;

const here = '?next=%2Finvitation';
const linkStyles = 'self-start text-accent-text underline-offset-4 hover:underline';

/** The way on for who is not signed in: with the invited address, into an account that is there or a new one. */
function SignInFirst({ invited }: { invited: string }) {
  const state: InvitedState = { invited };
  return (
    <>
      <p className="text-muted">
        Sign up or log in as <strong className="break-words font-medium text-ink">{invited}</strong>, then come back
        here to accept.
      </p>
      <div className="flex flex-col gap-2">
        <Link to={`/get-started${here}`} state={state} className={buttonStyles({ size: 'lg' })}>
          Sign up
        </Link>
        <Link to={`/login${here}`} state={state} className={buttonStyles({ size: 'lg', variant: 'outline' })}>
          Log in
        </Link>
      </div>
    </>
  );
}

/** Someone else is signed in here. */
function OtherAccount({
  email,
  invited,
  onProblem,
}: {
  email: string;
  invited: string;
  onProblem: (text: string) => void;
}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    try {
      await (await loadInvitation()).leaveSession();
      await navigate(`/login${here}`, { state: { invited } satisfies InvitedState });
    } catch (error) {
      onProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <p className="text-muted">
        This invitation was sent to <strong className="break-words font-medium text-ink">{invited}</strong>, and you’re
        signed in as <strong className="break-words font-medium text-ink">{email}</strong>. Only the invited email
        address can accept.
      </p>
      <Button size="lg" busy={busy} onClick={() => void change()}>
        Sign in with that email
      </Button>
      <Link to="/dashboard" className={linkStyles}>
        Stay signed in and go to the dashboard
      </Link>
    </>
  );
}

function Accept({ visit, onProblem }: { visit: Open; onProblem: (text: string) => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    try {
      await (await loadInvitation()).acceptInvitation(visit.token);
      await navigate('/dashboard/getting-started', { replace: true });
    } catch (error) {
      onProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <p className="text-muted">
        You’re signed in as <strong className="break-words font-medium text-ink">{visit.email}</strong>.
      </p>
      <Button size="lg" busy={busy} onClick={() => void accept()}>
        Accept invitation
      </Button>
      <Link to="/dashboard" className={linkStyles}>
        Not now
      </Link>
    </>
  );
}

/** What it is an invitation to. */
function Details({ invitation: { workspace, roleName, invitedBy, expiresAt } }: Pick<Open, 'invitation'>) {
  const rows = [
    ['Workspace', workspace],
    ['Your role', roleName],
    ['Invited by', invitedBy ?? 'someone who has left'],
    ['Expires', new Intl.DateTimeFormat(navigator.language, { dateStyle: 'long' }).format(new Date(expiresAt))],
  ];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 px-4 py-2.5">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the link of an invitation leads: what it is to, and Accept for the address that was invited. */
export default function InvitationPage() {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    // Why the link of a verification mail failed that led here.
    const notice = noticeInAddress(location);
    if (notice?.tone === 'danger') setProblem(notice.text);
    loadInvitation()
      .then(({ visitInvitation }) => visitInvitation())
      .then(
        (found) =>
          found.is === 'half signed in'
            ? navigate(twoFactorAddress('/invitation'), { replace: true })
            : setVisit(found),
        (error: unknown) => setProblem(messageOf(error)),
      );
  }, [navigate]);

  const open = visit?.is === 'open' ? visit : null;
  const invited = open?.invitation.email;
  return (
    <AuthForm
      title={open ? `Join ${open.invitation.workspace}` : 'Your invitation'}
      problem={visit?.is === 'refused' ? visit.message : problem}
      page={{
        path: '/invitation',
        description: `You’re invited to join a workspace on ${site.name}.`,
        unlisted: true,
      }}
    >
      {visit === undefined && problem === '' && <p role="status">Loading...</p>}
      {visit?.is === 'none' && <p className="text-muted">Open the link in your invitation email.</p>}
      {open && <Details invitation={open.invitation} />}
      {open && open.email === null && <SignInFirst invited={open.invitation.email} />}
      {open && open.email !== null && open.email.toLowerCase() !== invited && (
        <OtherAccount email={open.email} invited={open.invitation.email} onProblem={setProblem} />
      )}
      {open && open.email?.toLowerCase() === invited && <Accept visit={open} onProblem={setProblem} />}
      {(visit?.is === 'none' || visit?.is === 'refused') && (
        <Link to="/dashboard" className={linkStyles}>
          Go to the dashboard
        </Link>
      )}
    </AuthForm>
  );
}
