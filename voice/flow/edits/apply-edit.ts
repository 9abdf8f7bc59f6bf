import type { DraftEdit, ToldEdit } from '#domain/agents/draft-edits.ts';
import { limitBooking } from './booking-edits.ts';
import type { EditedDraft } from './draft.ts';
import type { Outcome } from './outcome.ts';
import { ask, changeChoice, moveQuestion, removeQuestion, requireQuestion, rewordQuestion } from './question-edits.ts';
import { answerQuestions, leaveTask, send, stopSending, stopTasks } from './sending-edits.ts';
import { changeLine, endWords, greet, languages, reword, say, sayGoodbye, setSpeed } from './text-edits.ts';
import { setTool } from './tool-edits.ts';
import { branch, transferOnRequest } from './way-edits.ts';

/** Carries out an edit, or says why it can't be. What is passed in is never changed. @param language of the agent, BCP 47 */
export function applyEdit(draft: EditedDraft, edit: DraftEdit, language: string): Outcome {
  switch (edit.does) {
    case 'ask':
      return ask(draft, edit);
    case 'remove_question':
      return removeQuestion(draft, edit);
    case 'move_question':
      return moveQuestion(draft, edit);
    case 'reword_question':
      return rewordQuestion(draft, edit);
    case 'require_question':
      return requireQuestion(draft, edit);
    case 'add_choice':
    case 'remove_choice':
      return changeChoice(draft, edit);
    case 'greet':
      return greet(draft, edit);
    case 'say_goodbye':
      return sayGoodbye(draft, edit);
    case 'reword':
      return reword(draft, edit);
    case 'say':
      return say(draft, edit);
    case 'limit_booking':
      return limitBooking(draft, edit);
    case 'branch':
      return branch(draft, edit, language);
    case 'transfer_on_request':
      return transferOnRequest(draft, edit);
    case 'send':
      return send(draft, edit, language);
    case 'stop_sending':
      return stopSending(draft, edit);
    case 'leave_task':
      return leaveTask(draft, edit, language);
    case 'stop_tasks':
      return stopTasks(draft);
    case 'answer_questions':
      return answerQuestions(draft, edit, language);
    case 'end_words':
      return endWords(draft, edit);
    case 'languages':
      return languages(draft, edit);
    case 'set_speed':
      return setSpeed(draft, edit);
    case 'set_tool':
      return setTool(draft, edit);
    case 'add_line':
    case 'remove_line':
      return changeLine(draft, edit);
  }
}

/** Edits carried out one behind the other. Those that cannot be are told with why, and change nothing. */
export function applyEdits(
  draft: EditedDraft,
  edits: readonly DraftEdit[],
  language: string,
): { draft: EditedDraft; told: ToldEdit[]; refused: { edit: DraftEdit; why: string }[] } {
  const told: ToldEdit[] = [];
  const refused: { edit: DraftEdit; why: string }[] = [];
  let now = draft;
  for (const edit of edits) {
    const outcome = applyEdit(now, edit, language);
    if ('refused' in outcome) refused.push({ edit, why: outcome.refused });
    else {
      now = outcome.draft;
      told.push({ edit, says: outcome.says, nodeId: outcome.nodeId });
    }
  }
  return { draft: now, told, refused };
}
