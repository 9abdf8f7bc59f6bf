import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { billingApi } from '#domain/billing/billing.ts';
import type { Reply } from '#domain/platform/http.ts';
import { includedIn, overageOf, setupFeeOf, trialOf } from '#web/dashboard/billing/plan-labels.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { currentSession } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuthForm } from './auth-form.tsx';

type Shown = Reply<(typeof billingApi)['publicPlan']>;

function PlanCard({ plan }: Pick<Shown, 'plan'>) {
  const { name, description, price, currency, interval, mostPopular } = plan;
  const trial = trialOf(plan);
  return (
    <section aria-label={name} className="rounded-lg border border-line bg-surface p-5">
      <h2 className="flex flex-wrap items-center gap-2 font-semibold text-lg">
        <span dir="auto">{name}</span>
        {mostPopular && <Badge tone="accent">Most popular</Badge>}
      </h2>
      {description && <p className="mt-1 break-words text-muted">{description}</p>}
      <p className="mt-3">
        <span className="font-semibold text-2xl tabular-nums">{showMoney({ amount: price, currency })}</span>{' '}
        <span className="text-muted">
          per {interval} {setupFeeOf(plan)}
        </span>
      </p>
      <ul className="mt-3 flex flex-col gap-1">
        {includedIn(plan).map((one) => (
          <li key={one}>{one}</li>
        ))}
        {trial && <li>Trial: {trial}</li>}
      </ul>
      <p className="mt-2 text-muted text-sm">{overageOf(plan)}</p>
    </section>
  );
}

/** A plan by its link, for anyone who has no account yet or has one: what it is, and the way to it. */
export default function CheckoutPage() {
  const { planId = '' } = useParams();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let isHere = true;
    api.billing.publicPlan({ params: { planId } }).then(
      (answer) => isHere && setShown(answer),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    currentSession().then(
      (session) => isHere && setSignedIn(session !== null),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [planId]);
  const to = `/dashboard/settings/billing?plan=${planId}`;
  const next = `?next=${encodeURIComponent(to)}`;
  const button = buttonStyles({ size: 'lg' });
  return (
    <AuthForm
      title={shown ? `Get ${shown.plan.name}` : 'Get a plan'}
      {...(!problem && { text: `Sold by ${site.name}.` })}
      problem={problem}
    >
      {!shown && !problem && <Skeleton className="h-56" />}
      {shown && (
        <>
          <PlanCard plan={shown.plan} />
          <p className="text-pretty text-muted">You’ll see the total before you pay.</p>
          <div className="flex flex-col gap-2">
            {isSignedIn ? (
              <Link to={to} className={button}>
                Continue
              </Link>
            ) : (
              <>
                {shown.signUp && (
                  <Link to={`/get-started${next}`} className={button}>
                    Sign up and continue
                  </Link>
                )}
                <Link
                  to={`/login${next}`}
                  className={shown.signUp ? buttonStyles({ size: 'lg', variant: 'outline' }) : button}
                >
                  Log in and continue
                </Link>
              </>
            )}
          </div>
        </>
      )}
    </AuthForm>
  );
}
