import { Link } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** Says on every page that the operator's support may be here, and to support that it is. */
export function SupportNotice() {
  const { supportUntil, asSupport, name } = useWorkspace();
  const mayManage = useCan('settings:manage');
  if (supportUntil === null || Date.parse(supportUntil) <= Date.now()) return null;
  const until = <Moment iso={supportUntil} format="in-sentence" />;
  if (asSupport) {
    return (
      <Banner tone="warning" className="mb-6">
        You’re in {name} as support until {until}. Your actions here are logged under your name.
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      className="mb-6"
      action={
        mayManage && (
          <Link
            to="/dashboard/integrations/security-settings"
            className={buttonStyles({ size: 'sm', variant: 'outline' })}
          >
            Support access
          </Link>
        )
      }
    >
      The operator’s support team can access this workspace until {until}.
    </Banner>
  );
}
