import type { Snapshot } from './snapshot.ts';

/** What is left of a conversation that has ended once its words, or its values, are removed. */

/** Without what was said: values stay, each as it is read aloud. */
export function withoutWords(snapshot: Snapshot): Snapshot {
  const { assist: _a, prompted: _p, missed: _m, knowledge: _k, whispered: _w, ...others } = snapshot;
  const { message: _g, ahead: _h, another: _n, ...rest } = others;
  type Slots = Snapshot['gathered'];
  const unsaid = (slots: Slots): Slots =>
    Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [name, { ...slot, said: slot.said && slot.spoken }]),
    );
  return {
    ...rest,
    frames: rest.frames.map((frame) => ({
      ...frame,
      step: {},
      early: {},
      slots: unsaid(frame.slots),
    })) as Snapshot['frames'],
    gathered: unsaid(rest.gathered),
    aside: null,
    said: [],
  };
}

/** Without what was collected, or known beforehand. */
export function withoutValues(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    setting: { ...snapshot.setting, known: {} },
    frames: snapshot.frames.map((frame) => ({
      ...frame,
      step: {},
      early: {},
      slots: {},
      variables: {},
    })) as Snapshot['frames'],
    gathered: {},
    aside: null,
  };
}
