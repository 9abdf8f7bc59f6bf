import { otherLanguageIn, sorryIn } from '#voice/languages/others.ts';
import { readCommand } from '#voice/understanding/acts.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Command } from '#voice/understanding/values/acts.ts';
import { lastBooked } from './appointments/another.ts';
import { askedChange } from './appointments/changing.ts';
import type { Next, Question } from './dialogue.ts';
import { farewell, startOver } from './follow.ts';
import { giveFloor } from './give-floor.ts';
import { goOverAsked } from './go-over.ts';
import { beginCancelling } from './repair/cancellation.ts';
import { bringPerson, takeMessage } from './repair/hand-off.ts';
import { beginFinding, beginMoving, moveBooked } from './repair/moving.ts';
import { beginQuestion, noteQuestion, rememberQuestion } from './repair/question.ts';
import { language, say, type Talk } from './talk.ts';

/** How long someone who asked for a moment gets, in ms. */
const holdMs = 30_000;

/** Words beside starting over, at least, that may be an answer: "let me start over, I'm Ann". */
const fewestAfresh = 2;

/** What is said behind a command. */
function behind(utterance: Utterance): string {
  const tail = readCommand(utterance)?.tail ?? '';
  return tail.split(' ').length >= fewestAfresh ? tail : '';
}

/** What is said of it to who asks "are you a robot?", "is this a real person?", or neither. */
const isRobot = { robot: true, human: false, elsewhere: null, who: null };

/** Does what the caller asked for, whatever the open question was. */
export function runGlobalCommand(
  talk: Talk,
  command: Command,
  question: Question,
  utterance: Utterance,
): Next | 'handled' {
  const { setting, aside, counts } = talk.snapshot;
  const { say: words } = language(talk);
  switch (command) {
    case 'stop':
      return farewell(talk);
    case 'cancel':
      return beginCancelling(talk, null);
    case 'cancel_appointment':
      return beginCancelling(talk, { asked: utterance.text });
    case 'cannot_come':
      return beginCancelling(talk, { asked: utterance.text });
    case 'find_appointment':
      return beginFinding(talk);
    case 'complaint':
      say(talk, words.sorryToHear);
      return bringPerson(talk, utterance.text);
    case 'message':
      return takeMessage(talk, utterance.text);
    case 'shift_it': {
      const booked = lastBooked(talk);
      const change = askedChange(talk, utterance);
      return booked ? moveBooked(talk, booked, change.wish ?? null) : beginMoving(talk, change);
    }
    case 'move_appointment':
      return beginMoving(talk, askedChange(talk, utterance));
    case 'person':
      return aside?.name === 'hand_off' ? 'ask' : bringPerson(talk);
    case 'start_over':
      say(talk, words.fromTheBeginning);
      talk.afresh = behind(utterance);
      return startOver(talk);
    case 'hold':
      say(talk, words.takeYourTime);
      giveFloor(talk, question, holdMs);
      return 'handled';
    case 'help':
      say(talk, question.hint);
      return 'ask';
    case 'robot':
    case 'human':
    case 'elsewhere':
    case 'who':
      say(talk, words.whoIAm(isRobot[command], setting.businessName));
      return 'ask';
    case 'presence':
      say(talk, counts.callerTurns > 1 ? words.here : words.hello);
      return 'ask';
    case 'thanks':
      say(talk, words.welcome);
      return 'ask';
    case 'told':
      say(talk, words.alreadySaid);
      return 'ask';
    case 'hours':
      // Documents may tell where the setting does not, or where no one has set it.
      if (setting.knowledge && (!setting.hours || setting.hoursAreUsual))
        return beginQuestion(talk, { query: utterance.text, follows: false, hours: setting.hours }, null);
      if (!setting.hours) return noteQuestion(talk, utterance.text);
      if (setting.knowledge) rememberQuestion(talk, utterance.text);
      say(talk, words.openHours(setting.hours));
      return 'ask';
    case 'language': {
      if (goOverAsked(talk, utterance)) return 'ask';
      const other = otherLanguageIn(utterance);
      if (other) talk.snapshot.otherLanguage = other.id;
      const sorry = other && sorryIn(other, utterance.language);
      if (sorry) say(talk, sorry);
      say(talk, words.otherLanguage);
      return 'ask';
    }
    case 'abuse':
      say(talk, words.stayPolite);
      return 'ask';
    case 'spell':
    case 'repeat':
      return 'ask';
  }
}
