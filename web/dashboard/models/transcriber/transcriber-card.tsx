import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TranscriberConnection } from '#domain/channels/transcriber.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { ServiceCard, UnloadedService } from '../service-card.tsx';
import { TranscriberDialog } from './transcriber-dialog.tsx';
import { aboutLocal, lossOf, transcriberNames } from './transcriber-labels.ts';

const title = 'Speech-to-text';
const hint =
  'Transcribes callers as they speak, in every browser and on the phone. Without a service, this server transcribes calls if it can. Otherwise, the browser or the carrier transcribes them turn by turn.';

function Connected({ transcriber }: { transcriber: TranscriberConnection }) {
  const { service, baseUrl, model, maskedKey, connectedAt, problem, local } = transcriber;
  const named = local.find(({ id }) => service === 'local' && id === model)?.name ?? model;
  const parts = [baseUrl && ` at ${baseUrl}`, named && `, model ${named}`, maskedKey && `, key ${maskedKey}`];
  return (
    <CardBody className="flex flex-col gap-4">
      {problem && (
        <Banner>
          {problem} Calls continued with transcription by{' '}
          {local.length > 0 && service !== 'local' ? 'this server, the browser,' : 'the browser'} or the carrier.
        </Banner>
      )}
      <p className="wrap-anywhere text-muted">
        {service && transcriberNames[service]} {parts.filter(Boolean).join('')}, connected{' '}
        {connectedAt && <Moment iso={connectedAt} format="date" />}. Browser calls use this service immediately. For
        phone calls, choose it in the phone number’s settings.
      </p>
    </CardBody>
  );
}

/** What this server has of its own: it listens where no service is connected, and when one fails. */
function Local({ transcriber: { connected, service, local } }: { transcriber: TranscriberConnection }) {
  const when = !connected
    ? 'This server transcribes speech without an API key'
    : service === 'local'
      ? 'Available on this server'
      : 'If the service fails, this server transcribes speech instead';
  return (
    <CardBody className="flex flex-col gap-2">
      <p>{when}:</p>
      <ul className="flex flex-col gap-1">
        {local.map((one) => (
          <li key={one.id}>
            {one.name} <span className="text-muted">{aboutLocal(one)}</span>
          </li>
        ))}
      </ul>
    </CardBody>
  );
}

/** The transcriber of speech: whether one is connected, and which. A workspace has one. */
export function TranscriberCard() {
  const { data: transcriber, error, refetch } = useQuery(query.transcriber.get());
  const mayManage = useCan('integrations:manage');
  const [asking, setAsking] = useState<'connect' | 'disconnect'>();
  const disconnect = useChange(() => api.transcriber.disconnect(), {
    reloads: 'transcriber',
    says: 'Speech-to-text disconnected',
  });
  if (transcriber === undefined) {
    return (
      <UnloadedService
        title={title}
        hint={hint}
        error={error}
        failed="Couldn’t load the speech-to-text service."
        onRetry={() => void refetch()}
      />
    );
  }
  const { connected } = transcriber;
  return (
    <>
      <ServiceCard
        title={title}
        hint={hint}
        state={connected ? 'connected' : 'none'}
        connect={
          mayManage && (
            <Button
              variant="outline"
              aria-label={connected ? 'Connect another service' : 'Connect speech-to-text'}
              onClick={() => setAsking('connect')}
            >
              {connected ? 'Connect another' : 'Connect'}
            </Button>
          )
        }
        disconnect={
          mayManage && connected
            ? {
                name: 'speech-to-text',
                loss: lossOf(transcriber),
                isAsked: asking === 'disconnect',
                ask: (is) => setAsking(is ? 'disconnect' : undefined),
                run: () => disconnect.mutateAsync(),
              }
            : null
        }
      >
        {connected && <Connected transcriber={transcriber} />}
        {transcriber.local.length > 0 && <Local transcriber={transcriber} />}
      </ServiceCard>
      {asking === 'connect' && <TranscriberDialog local={transcriber.local} onClose={() => setAsking(undefined)} />}
    </>
  );
}
