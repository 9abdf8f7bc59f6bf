import { beforeChoices, phraseOf } from './answer-names.ts';
import { FlowPlan, isPlanName, type PlanQuestion } from './flow-plans.ts';

/** A question as it is filled in by hand. */
export interface GuidedQuestion {
  ask: string;
  type: PlanQuestion['type'];
  /** Of type choice: what can be answered, with commas. */
  choices: string;
  required: boolean;
}

/** What the guided form of Custom Build holds. */
export interface GuidedPlan {
  name: string;
  greeting: string;
  questions: readonly GuidedQuestion[];
  /** Minutes of an appointment; null where none is booked. */
  bookMinutes: number | null;
  /** Whether the team is mailed what was said. */
  mailsTeam: boolean;
  /** Whether callers may ask what the Knowledge Base answers. */
  answers: boolean;
  handsOver: boolean;
  closing: string;
}

/** Kinds of answers that say by themselves what they are called. */
const namedByType: readonly string[] = ['name', 'phone', 'email', 'address'];
/** Letters of a word that means something. */
const fewest = 4;
/** Words of that length that name nothing: "What is wrong with your roof?" is about what is wrong, and the roof. */
const filler = new Set(
  'what when where which whom whose your this that there then have does should would could like please right from about need want much many long tell anything something'.split(
    ' ',
  ),
);

/** What an answer is called: by its kind where that says enough, else by the words of its question. */
export function answerNameOf(
  { ask, type }: Pick<GuidedQuestion, 'ask' | 'type'>,
  n: number,
  taken: ReadonlySet<string>,
): string {
  const words = beforeChoices(ask)
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ');
  const tells = (word: string) => word.length >= fewest && !filler.has(word);
  const own = namedByType.includes(type) ? type : phraseOf(words, tells);
  const stem = isPlanName(own) ? own : `answer_${n + 1}`;
  let name = stem;
  for (let more = 2; taken.has(name); more += 1) name = `${stem}_${more}`;
  return name;
}

const asQuestion = (text: string) => `${text.trim().replace(/[?.!\s]+$/, '')}?`;

/** The plan that a filled-in form comes to, with what is wrong with it where it is none. */
export function planOf(form: GuidedPlan) {
  const taken = new Set<string>();
  const questions = form.questions.map((question, n) => {
    const name = answerNameOf(question, n, taken);
    taken.add(name);
    const choices = question.choices
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean);
    const { type, required } = question;
    return { name, ask: asQuestion(question.ask), type, required, choices: type === 'choice' ? choices : [] };
  });
  return FlowPlan.safeParse({
    name: form.name,
    greeting: form.greeting,
    questions,
    answers: form.answers,
    closing: form.closing,
    booking: form.bookMinutes === null ? null : { durationMinutes: form.bookMinutes },
    actions: form.mailsTeam ? [{ does: 'email_team' }] : [],
    handOver: form.handsOver ? {} : null,
  });
}
