import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import { askedIn } from './draft.ts';
import { quotesIn } from './quotes.ts';
import type { EditRule } from './rule.ts';

type Sending = Extract<DraftEdit, { does: 'send' }>['what'];

const team =
  /\b(?:team|us|me|office|staff|colleagues?|our (?:inbox|address)|sales|reception|manager|internally|myself)\b/i;
const caller =
  /\b(?:callers?|patients?|customers?|clients?) and\b|\band (?:the )?(?:callers?|patients?|customers?|clients?)\b/i;
const message = /\b(?:text(?:s|ing)?(?: messages?)?|sms(?:es)?)\b/i;
const mail = /\b(?:e-?mails?|e-?mailing|mails?|mailing)\b/i;

/** Who is sent what by these words; null where they send nothing. */
function sendingIn(text: string): Sending | null {
  if (message.test(text)) return 'sms_caller';
  if (mail.test(text) || /\bconfirmations?\b/i.test(text)) return team.test(text) ? 'email_team' : 'email_caller';
  return null;
}

const not =
  /^(?:don['’]t|do not|never|no longer|stop|not)\s+(?:send(?:ing)?|e-?mail(?:ing)?|text(?:ing)?|sms(?:ing)?)\b/i;
const removed =
  /^(?:remove|delete|drop|no more|no|skip|get rid of|turn off|disable|cut)\s+(?:the |any |all )?(?:(confirmation|follow-?up|team|thank[- ]you|ticket|lead|notification)\s+)?(e-?mails?|text messages?|sms(?:es)?|texts?|confirmations?)(?:\s+(?:to|for)\s+(.+))?(?:\s+any ?more)?$/i;

/** "Stop sending the confirmation email", "don't email the team". */
export const stopSendingRule: EditRule = ({ text, draft: { flow } }) => {
  const taken = removed.exec(text);
  if (!not.test(text) && !taken) return null;
  // "Remove the email" may mean the question just as well.
  const isBare =
    taken && !taken[1] && !taken[3] && /^e-?mail$/i.test(taken[2]!) && /^(?:remove|delete|drop|skip)/i.test(text);
  if (isBare && askedIn(flow).some(({ slot }) => slot.type === 'email'))
    return { why: 'This could mean two things. Say “Don’t ask for the email” or “Stop sending the email”.' };
  const what = sendingIn(text);
  if (what === null)
    return { why: 'Say what to stop sending: the email to the caller, the email to the team, or the text message.' };
  return [{ does: 'stop_sending', what }];
};

const order = /^(?:(?:also|always)\s+)?(?:send|e-?mail|text|sms|notify|message)\b/i;

/** "Send a text after booking", "email the team what was said". */
export const sendRule: EditRule = ({ text, quotes }) => {
  if (!order.test(text)) return null;
  const isTeam = team.test(text) && !message.test(text);
  const what = isTeam ? 'email_team' : sendingIn(text);
  if (what === null) return { why: 'Say whether to send an email or a text message, and to whom.' };
  if (message.test(text) && /\b(?:to|text|sms)\s+(?:the\s+|our\s+)?(?:team|us|me|office|staff)\b/i.test(text))
    return { why: 'The team gets emails and the Inbox, not text messages. Say “Email the team”.' };
  const [said = ''] = quotesIn(text, quotes);
  const told = said.slice(0, 400);
  if (isTeam && caller.test(text))
    return (['email_team', 'email_caller'] as const).map((to) => ({
      does: 'send',
      what: to,
      subject: '',
      text: to === 'email_team' ? '' : told,
    }));
  return [{ does: 'send', what, subject: '', text: what === 'email_team' ? '' : told }];
};

const leaves =
  /^(?:(?:also|always)\s+)?(?:leave|create|add|make|open|take|record|put|offer|promise|note)\b.*?\b(follow[- ]?ups?|call-?backs?|callback|messages?|tasks?|to-?dos?|notes?)\b/i;
const callsBack = /^(?:promise to\s+)?call (?:them|the caller|callers|people) back$/i;
const noTask =
  /^(?:don['’]t|do not|never|stop|no longer|remove|delete|drop|no more)\s+(?:leav(?:e|ing)|creat(?:e|ing)|add(?:ing)?|mak(?:e|ing)|tak(?:e|ing))?\s*(?:the |any |a )?\b(follow[- ]?ups?|call-?backs?|messages?|tasks?|to-?dos?)\b/i;

/** "Create a follow-up for the team", "take a message". */
export const taskRule: EditRule = ({ text }) => {
  if (noTask.test(text)) return /\btext message/i.test(text) ? null : [{ does: 'stop_tasks' }];
  if (callsBack.test(text)) return [{ does: 'leave_task', kind: 'call_back' }];
  const found = leaves.exec(text)?.[1]?.toLowerCase();
  if (!found || /\bquestion\b|^take out\b/i.test(text)) return null;
  const kind = /^follow|^task|^to-?do|^note/.test(found) ? 'follow_up' : /^call/.test(found) ? 'call_back' : 'message';
  return [{ does: 'leave_task', kind }];
};

const answers =
  /^(?:(?:also)\s+)?(?:(?:answer|take(?! out)|allow|handle|respond to)\b.*\bquestions\b|answer\b.*\b(?:documents?|knowledge|faqs?|files?|website)\b|use\b.*\b(?:documents?|knowledge(?: base)?|faqs?)\b|let\b.*\bask (?:questions?|about (?:anything|us|our .+))\b)/i;
const noAnswers =
  /^(?:don['’]t|do not|never|stop|no longer|remove|delete|drop)\s+(?:answer(?:ing|s)?\b.*\b(?:questions?|documents?|knowledge|faqs?)|(?:the )?answers? from|using\b.*\b(?:documents?|knowledge))/i;

/** "Answer questions from our documents". */
export const answerRule: EditRule = ({ text }) => {
  if (noAnswers.test(text)) return [{ does: 'answer_questions', on: false }];
  return answers.test(text) ? [{ does: 'answer_questions', on: true }] : null;
};
