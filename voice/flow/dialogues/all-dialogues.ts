import { appointmentDialogues } from './appointment.dialogues.data.ts';
import { customDialogues } from './custom.dialogues.data.ts';
import type { GoldenDialogue } from './dialogue-script.ts';
import { languageDialogues } from './language.dialogues.data.ts';
import { ownAppointmentDialogues } from './own-appointment.dialogues.data.ts';
import { questionDialogues } from './question.dialogues.data.ts';
import { salesDialogues } from './sales.dialogues.data.ts';
import { supportDialogues } from './support.dialogues.data.ts';
import { surveyDialogues } from './survey.dialogues.data.ts';
import { understandingDialogues } from './understanding.dialogues.data.ts';
import { workflowDialogues } from './workflow.dialogues.data.ts';

/** Every golden dialogue. */
export const dialogues: readonly GoldenDialogue[] = [
  ...appointmentDialogues,
  ...ownAppointmentDialogues,
  ...salesDialogues,
  ...supportDialogues,
  ...surveyDialogues,
  ...workflowDialogues,
  ...customDialogues,
  ...understandingDialogues,
  ...questionDialogues,
  ...languageDialogues,
];
