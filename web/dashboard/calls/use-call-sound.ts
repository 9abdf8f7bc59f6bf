import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '#domain/calls/calls.ts';
import { request } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { usePlayback } from '#web/lib/use-playback.ts';
import { barsOf } from './sound-of-call.ts';

/** A call may be long and the line slow; milliseconds. */
const loadTimeoutMs = 300_000;

/** Channels on which something is heard. */
const spoken: readonly Call['channel'][] = ['browser', 'phone'];

/**
 * The sound of a call, where there is any: its recording, or what the agent said, at its times. It is loaded once someone
 * wants to hear it. Positions are the call's own, in ms.
 */
export function useCallSound(call: Call) {
  const isKept = call.recording === 'kept';
  const [isWanted, setWanted] = useState(false);
  const begin = useRef<number | null>(null);
  const { data: recording } = useQuery({
    ...query.recordings.get({ params: { callId: call.id } }),
    enabled: call.recording !== null,
  });
  const { data, error, isFetching } = useQuery({
    queryKey: ['call-sound', call.id, isKept],
    queryFn: async ({ signal }) => {
      const path = `/v1/calls/${call.id}/${isKept ? 'recording.wav' : 'audio'}`;
      return (await request(path, {}, { signal, timeoutMs: loadTimeoutMs })).blob();
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(data);
  const { playing, positionMs, toggle, seek, element } = usePlayback();
  const offset = isKept ? Math.max(0, recording?.startMs ?? 0) : 0;

  // What was asked for while it was loaded is done when it is here.
  useEffect(() => {
    if (!address || begin.current === null) return;
    seek(begin.current);
    toggle();
    begin.current = null;
  });

  return {
    isThere: call.status === 'ended' && spoken.includes(call.channel) && call.turns.some(({ audio }) => audio),
    recording,
    isRecording: isKept,
    bars: isKept && recording ? louder(recording.waveform) : barsOf(call),
    offsetMs: offset,
    durationMs: isKept ? (recording?.durationMs ?? call.durationMs) : call.durationMs,
    playing,
    error,
    address,
    element,
    busy: isWanted && isFetching,
    /** In the sound. */
    soundMs: positionMs,
    /** In the call; null before anything was heard. */
    callMs: playing || positionMs > 0 ? positionMs + offset : null,
    toggle() {
      if (address) return toggle();
      begin.current = 0;
      setWanted(true);
    },
    /** To a place in the sound. */
    seek(ms: number) {
      if (address) return seek(ms);
      begin.current = ms;
      setWanted(true);
    },
    /** To a time of the call. */
    seekCall(ms: number) {
      this.seek(Math.max(0, ms - offset));
    },
  };
}
export type CallSound = ReturnType<typeof useCallSound>;

/** The louder of all sides at each time, 0 to 1. */
const louder = (waveform: readonly number[][]): number[] =>
  (waveform[0] ?? []).map((_, n) => Math.max(...waveform.map((side) => side[n] ?? 0)) / 100);
