import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GuidedPlan, planOf } from './guided-plan.ts';

const form: GuidedPlan = {
  name: 'Front desk',
  greeting: 'Hello!',
  questions: [],
  bookMinutes: 30,
  mailsTeam: true,
  answers: true,
  handsOver: true,
  closing: 'Goodbye!',
};
const question = (ask: string, type: GuidedPlan['questions'][number]['type'] = 'text', choices = '') => ({
  ask,
  type,
  choices,
  required: true,
});
const namesOf = (questions: GuidedPlan['questions']) =>
  planOf({ ...form, questions }).data?.questions.map(({ name }) => name);

it('calls answers by their kind, else by the words of the question, each once', () => {
  expect(
    namesOf([
      question('May I have your name, please?', 'name'),
      question('And the name of your partner', 'name'),
      question('Which kind of roof is it?'),
      question('¿Qué?'),
    ]),
  ).toEqual(['name', 'name_2', 'kind_of_roof', 'answer_4']);
});

it('takes no name that the engine sets by itself', () => {
  expect(namesOf([question('Which appointment type?'), question('What is the business name?')])).toEqual([
    'answer_1',
    'answer_2',
  ]);
});

it('makes a plan of whatever is asked in plain words', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9 ,']{3,60}$/).filter((text) => /[a-z]/i.test(text));
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), (asked) => {
      const { error } = planOf({ ...form, questions: asked.map((ask) => question(ask)) });
      expect(error?.issues ?? []).toEqual([]);
    }),
  );
});

it('says what is wrong with a form', () => {
  const { error } = planOf({ ...form, name: '', questions: [question('Which one?', 'choice', 'one')] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(['name']));
});
