import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LiveCallEvents, type LiveDetail, liveSeconds } from '#domain/calls/live-calls.ts';
import { api } from '#web/lib/api.ts';
import { hearEvents } from '#web/lib/hear-events.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

/** One call as it goes: first as it is asked for, then as its events tell. */
export function useLiveCall(callId: string) {
  const asked = useQuery({
    ...query.liveCalls.get({ params: { callId: callId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [heard, setHeard] = useState<LiveDetail>();
  const [words, setWords] = useState('');
  const [isConnected, setConnected] = useState(true);
  const isThere = asked.data !== undefined;
  const isOver = heard?.status === 'ended' || (heard === undefined && asked.data?.status === 'ended');
  useEffect(() => {
    if (!isThere || isOver) return;
    return hearEvents(`/v1/live-calls/${callId}/events`, liveSeconds - 5, {
      onConnected: setConnected,
      hear(event, data) {
        if (event === 'words') setWords((data as LiveCallEvents['words']).text);
        if (event === 'call') setHeard(data as LiveDetail);
      },
    });
  }, [callId, isThere, isOver]);
  return {
    asked,
    detail: heard ?? asked.data,
    flow: asked.data?.flow ?? null,
    words,
    isConnected: isConnected || isOver,
  };
}

type Act =
  | { kind: 'whisper' | 'say'; text: string }
  | { kind: 'set'; name: string; text: string }
  | { kind: 'takeOver' | 'handBack' | 'end' };

/** Does something in a call. */
export function useAct(callId: string) {
  const params = { callId };
  return useChange((act: Act) => {
    if (act.kind === 'whisper' || act.kind === 'say')
      return api.liveCalls[act.kind]({ params, body: { text: act.text } });
    if (act.kind === 'set') return api.liveCalls.setValue({ params, body: { name: act.name, text: act.text } });
    return api.liveCalls[act.kind]({ params });
  });
}
