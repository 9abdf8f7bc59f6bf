import type { Json } from '#domain/json.ts';
import { appointmentDialogues } from '#voice/flow/dialogues/appointment.dialogues.data.ts';
import { customDialogues } from '#voice/flow/dialogues/custom.dialogues.data.ts';
import { play } from '#voice/flow/dialogues/dialogue-script.ts';
import { valueNeighbours } from '#voice/flow/dialogues/neighbours.values.data.ts';
import { salesDialogues } from '#voice/flow/dialogues/sales.dialogues.data.ts';
import { supportDialogues } from '#voice/flow/dialogues/support.dialogues.data.ts';
import { surveyDialogues } from '#voice/flow/dialogues/survey.dialogues.data.ts';
import { understandingDialogues } from '#voice/flow/dialogues/understanding.dialogues.data.ts';
import { understand } from '#voice/understanding/understand.ts';

/** What a page runs of the engine, to compare it with the same on the server: plain data in, plain data out. */

const dialogues = [
  ...[...appointmentDialogues, ...customDialogues, ...salesDialogues, ...supportDialogues, ...surveyDialogues],
  ...understandingDialogues,
];

/** Every golden dialogue, turn by turn: its lines, and the snapshot that it leaves. */
export const playedDialogues = (): Json =>
  dialogues.map((dialogue) => {
    const { lines, snapshots } = play(dialogue);
    return { name: dialogue.name, lines, snapshot: JSON.stringify(snapshots.at(-1)) };
  });

/** Values of all types, read in both regions. */
export const understoodPhrases = (): Json =>
  valueNeighbours.flatMap(({ says }) =>
    says.flatMap((one) =>
      (['date', 'time', 'date_time', 'number', 'money', 'duration', 'phone', 'email', 'name'] as const).map((type) => {
        const text = typeof one === 'string' ? one : one[0];
        const language = text.length % 2 === 0 ? 'en-US' : 'en-GB';
        const read = understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'America/New_York' });
        return JSON.stringify(read);
      }),
    ),
  );
