import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { type Listening, openListening } from './listening.ts';

/** Listening in to a call, and speaking into it through the microphone. */
export function useListening(callId: string) {
  const open = useRef<Listening | null>(null);
  const [state, setState] = useState<'off' | 'opening' | 'on'>('off');
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => open.current?.close(), []);

  const begin = useCallback(async () => {
    setState('opening');
    try {
      const { ticket } = await api.liveCalls.listen({ params: { callId: callId } });
      open.current = openListening(ticket, () => {
        open.current = null;
        setState('off');
        setSpeaking(false);
      });
      setState('on');
    } catch (error) {
      setState('off');
      toastError(error);
    }
  }, [callId]);

  const speak = useCallback(async (on: boolean) => {
    try {
      await open.current?.speak(on);
      setSpeaking(on);
    } catch {
      toast.error('Couldn’t open the microphone. You can type instead.');
    }
  }, []);

  return { state, isSpeaking, begin, speak, stop: () => open.current?.close() };
}
