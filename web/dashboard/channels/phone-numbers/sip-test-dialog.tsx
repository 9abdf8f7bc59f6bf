import { useQuery } from '@tanstack/react-query';
import type { SipAccount, SipTest } from '#domain/carriers/sip-accounts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Step = SipTest['steps'][number];

const steps: Record<Step['step'], string> = {
  resolved: 'Server found',
  reached: 'Server responds',
  password: 'Password requested',
  registered: 'Registered',
  called: 'Inbound call received',
};
const results: Record<Step['result'], { tone: 'success' | 'danger' | 'neutral'; label: string }> = {
  ok: { tone: 'success', label: 'Done' },
  failed: { tone: 'danger', label: 'Failed' },
  skipped: { tone: 'neutral', label: 'Skipped' },
};

/** Tests a SIP account while it is open, and shows what each step found. */
export function SipTestDialog({ account, onClose }: { account: SipAccount; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sip-test', account.id],
    queryFn: () => api.sipAccounts.test({ params: { sipAccountId: account.id } }, { timeoutMs: 90_000 }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Test ${account.name}`}
      footer={
        <>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Test again
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {isFetching && data === undefined && <Spinner />}
      {data && (
        <ol className="flex flex-col gap-3">
          {data.steps.map(({ step, result, detail }) => (
            <li key={step} className="flex items-start justify-between gap-4">
              <div className="wrap-anywhere min-w-0">
                <h3 className="font-medium">{steps[step]}</h3>
                <p className="text-muted">{detail}</p>
              </div>
              <Badge tone={results[result].tone} dot>
                {results[result].label}
              </Badge>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
