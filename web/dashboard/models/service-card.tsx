import type { ComponentProps, ReactNode } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What there is of a service: nothing, it works, or it has to be connected anew. */
export type ServiceState = 'none' | 'connected' | 'broken';

const badges: Record<ServiceState, { tone: ComponentProps<typeof Badge>['tone']; words: string }> = {
  none: { tone: 'neutral', words: 'Not connected' },
  connected: { tone: 'success', words: 'Connected' },
  broken: { tone: 'warning', words: 'Reconnect' },
};

interface ServiceCardProps {
  title: string;
  hint: string;
  state: ServiceState;
  /** Connects it, or what there is anew; where the person may. */
  connect: ReactNode;
  /** What is lost with it, and how it is disconnected; where the person may. */
  disconnect: {
    name: string;
    loss: ReactNode;
    isAsked: boolean;
    ask: (is: boolean) => void;
    run: () => Promise<unknown>;
  } | null;
  children?: ReactNode;
}

/** A service of others: whether it is connected, with what, and how that is changed. */
export function ServiceCard({ title, hint, state, connect, disconnect, children }: ServiceCardProps) {
  const { tone, words } = badges[state];
  const isThere = state !== 'none';
  return (
    <Card aria-label={title}>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {title}
            <Badge tone={tone}>{words}</Badge>
          </span>
        }
        hint={hint}
        action={!isThere && connect}
      />
      {children}
      {isThere && disconnect && (
        <div className="flex flex-wrap justify-end gap-2 px-5 pb-5">
          <Button variant="outline" aria-label={`Disconnect ${disconnect.name}`} onClick={() => disconnect.ask(true)}>
            Disconnect
          </Button>
          {connect}
        </div>
      )}
      {disconnect && (
        <ConfirmDialog
          open={disconnect.isAsked}
          onOpenChange={disconnect.ask}
          title={`Disconnect ${disconnect.name}?`}
          action="Disconnect"
          onConfirm={disconnect.run}
        >
          {disconnect.loss}
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface UnloadedServiceProps {
  title: string;
  hint: string;
  /** What could not be loaded, as a sentence. */
  failed: string;
  error: Error | null;
  onRetry: () => void;
}

/** A service of which nothing is known yet, or could not be loaded. */
export const UnloadedService = ({ title, hint, failed, error, onRetry }: UnloadedServiceProps) => (
  <Card>
    <CardHeader title={title} hint={hint} />
    <CardBody>
      {error ? (
        <ErrorState title={failed} message={messageOf(error)} onRetry={onRetry} />
      ) : (
        <Skeleton className="h-12" />
      )}
    </CardBody>
  </Card>
);
