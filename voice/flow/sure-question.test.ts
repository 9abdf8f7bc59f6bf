import { expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';

/** What the documents are asked, and whether a time was looked for or booked, once the caller has said these. */
function asked(flow: string, language: string, ...lines: string[]) {
  const script = lines.map((line) => `C: ${line}`).join('\n');
  const { intents } = play({ name: '', flow, language, knowledge: '', script });
  const actions = intents.flat().flatMap((intent) => (intent.type === 'run_action' ? [intent] : []));
  return {
    question: actions.find(({ action }) => action === 'find_answer')?.input as { question: string } | undefined,
    acts: actions.filter(({ action }) => action !== 'find_answer').map(({ action }) => action),
  };
}

const visit = {
  en: ['a check-up', 'Ann Lee', 'ann at lee dot com', 'yes', 'no'],
  fr: ['un contrôle', 'Anne Roy', 'anne arobase roy point fr', 'oui', 'non'],
};

it.each<[language: 'en' | 'fr', said: string]>([
  ['en', 'what do i do if it gets bad over the weekend'],
  ['en', 'where do i leave my car'],
])('words that surely ask are no wish for a time, in %s: "%s"', (language, said) => {
  const { question, acts } = asked('appointment-scheduler', language, ...visit[language], said);
  expect(question?.question).toBe(said);
  expect(acts).not.toContain('find_times');
});

it('are no change of what they told: "wo find ich meine alten Rechnungen"', () => {
  const said = 'wo find ich meine alten rechnungen';
  expect(asked('customer-support', 'de', 'meine rechnung stimmt nicht', 'rechnung', said).question?.question).toBe(
    said,
  );
});

it('what nothing else explains is looked up before it counts as not understood', () => {
  const said = 'il est où votre parking';
  expect(asked('appointment-scheduler', 'fr', ...visit.fr.slice(0, 4), said).question?.question).toBe(said);
});

it('a number and a time that are answers are no question', () => {
  expect(
    asked('sales-assistant', 'en', 'Ann Lee', 'Bright Books', 'a website', 'five thousand').question,
  ).toBeUndefined();
  expect(asked('appointment-scheduler', 'en', ...visit.en, 'saturday at ten').acts).toContain('find_times');
});
