import { criticalSwitches, type SecuritySettings, scoreTone } from '#domain/identity/security.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Progress } from '#web/ui/progress.tsx';

const inks = { success: 'text-success-text', warning: 'text-warning-text', danger: 'text-danger-text' };
const words = { success: 'Good', warning: 'Fair', danger: 'Weak' };

/** The share of the critical switches that are on, and what to do next. */
export function SecurityScore({ settings }: { settings: SecuritySettings }) {
  const tone = scoreTone(settings.score);
  const on = criticalSwitches.filter((one) => settings[one]).length;
  return (
    <div className="mb-6 flex flex-col gap-3">
      <Card>
        <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5">
          <p>
            <span className="block text-muted">Security score</span>
            <span className={cn('font-semibold text-2xl tabular-nums', inks[tone])}>{settings.score}%</span>{' '}
            <span className={inks[tone]}>{words[tone]}</span>
          </p>
          <div className="min-w-48 flex-1">
            <Progress label="Security score" percent={settings.score} tone={tone} />
            <p className="mt-2 text-muted text-sm">
              {on} of {criticalSwitches.length} critical settings are on.
            </p>
          </div>
        </CardBody>
      </Card>
      {settings.score === 100 && <Banner tone="success">All critical security settings are configured.</Banner>}
      {!settings.twoFactorAuth && (
        <Banner tone="warning">
          We recommend that you enable two-factor authentication: a password alone can be guessed, reused, or stolen.
        </Banner>
      )}
    </div>
  );
}
