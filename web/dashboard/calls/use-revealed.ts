import type { Call } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';

/** A call with what its flow keeps hidden, once someone who may has asked for it; it is forgotten with the page. */
export function useRevealed(call: Call) {
  const mayManage = useCan('calls:manage');
  const reveal = useChange(() => api.calls.reveal({ params: { callId: call.id } }));
  const isHidden = call.turns.some(({ hidden }) => hidden) || call.slots.some(({ hidden }) => hidden);
  const { data } = reveal;
  const turnOf = new Map(data?.turns.map((turn) => [turn.seq, turn]));
  const slotOf = new Map(data?.slots.map((slot) => [slot.name, slot]));
  const shown: Call = data
    ? {
        ...call,
        turns: call.turns.map((turn) => ({ ...turn, ...turnOf.get(turn.seq) })),
        slots: call.slots.map((slot) => ({ ...slot, ...slotOf.get(slot.name) })),
      }
    : call;
  return {
    shown,
    /** Absent where nothing is hidden, or not for the viewer. */
    reveal: isHidden && mayManage && !data ? () => reveal.mutate() : undefined,
    isBusy: reveal.isPending,
  };
}
