import { silenceWaits, turnTakings } from '#domain/agents/turn-taking.ts';
import type { Snapshot } from './snapshot.ts';

const usual = silenceWaits(turnTakings.balanced.silence);

/** How long the caller may stay silent at a question, in ms, one time after the other; the last is the end of it. */
export const patienceOf = ({ setting }: Pick<Snapshot, 'setting'>): readonly number[] => setting.silenceMs ?? usual;
