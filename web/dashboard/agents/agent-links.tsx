import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, MessageSquareCode, Phone, PhoneCall } from 'lucide-react';
import { href, Link } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

function IconLink({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
  return (
    <Tooltip content={label}>
      <Link to={to} aria-label={label} className={buttonStyles({ variant: 'ghost', size: 'icon' })}>
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}

/** From an agent to where it is reached and what it did, in one click each. */
export function AgentLinks({ agentId }: { agentId: string }) {
  const maySeeNumbers = useCan('phone-numbers:read');
  const maySeeCalls = useCan('calls:read');
  const { data } = useQuery({ ...query.phoneNumbers.list(), enabled: maySeeNumbers });
  const own = data?.items.filter((one) => one.inboundAgentId === agentId || one.outboundAgentId === agentId) ?? [];
  const [only] = own;
  return (
    <nav aria-label="Agent links" className="flex items-center">
      {maySeeNumbers && (
        <IconLink
          icon={Phone}
          label={
            own.length === 1 && only ? `Agent’s phone number, ${formatPhone(only.number)}` : 'Agent’s phone numbers'
          }
          to={
            own.length === 1 && only
              ? href('/dashboard/phone-numbers/:numberId', { numberId: only.id })
              : '/dashboard/phone-numbers'
          }
        />
      )}
      {maySeeCalls && <IconLink icon={PhoneCall} label="Agent’s calls" to={`/dashboard/calls?agentId=${agentId}`} />}
      <IconLink
        icon={MessageSquareCode}
        label="Agent’s website widget"
        to={href('/dashboard/agents/:agentId/widget', { agentId })}
      />
    </nav>
  );
}
