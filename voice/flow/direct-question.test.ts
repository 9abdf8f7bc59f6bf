import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { isRequest, readQuestion } from './caller-question.ts';
import { directQuestion } from './direct-question.ts';
import type { Snapshot } from './snapshot.ts';

const said = (language: string, text: string) => readUtterance(text, languageOf(language)!);
/** Of a conversation in which nothing was asked before, what a question is told by. */
const before = (language: string) => ({ counts: { callerTurns: 1 }, setting: { language } }) as unknown as Snapshot;

it.each([
  ['en', "i was wondering whether you're in on saturdays", 'are you in on saturdays'],
  ['en', 'do you happen to know if there is a ramp', 'is there a ramp'],
  ['de', 'ich wollt mal fragen ob sie samstags offen haben', 'haben sie samstags offen'],
  ['es', 'queria saber si los sabados abren', 'es verdad que los sabados abren'],
  ['fr', 'je me demandais si vous etiez ouverts', 'est ce que vous etiez ouverts'],
])('what is asked indirectly is asked outright, in %s: "%s"', (language, text, outright) => {
  expect(directQuestion(text, languageOf(language)!.questions)).toBe(outright);
});

it.each([
  ['en', "i don't know if i can make it"],
  ['en', 'let me see if i have it here'],
  ['de', 'ich muss erst meinen mann fragen ob das geht'],
])('what is only not known asks nothing, in %s: "%s"', (language, text) => {
  expect(directQuestion(text, languageOf(language)!.questions)).toBeNull();
});

it('what asks for something to be done is a request, however it is asked', () => {
  expect(isRequest(said('en', 'i was wondering if i could come in on tuesday'))).toBe(true);
  expect(isRequest(said('de', 'ich wollte fragen ob ich am dienstag kommen kann'))).toBe(true);
});

it.each([
  ['en', "my wife says you're shut on mondays is that so"],
  ['de', 'die aok nehmen sie doch oder'],
  ['en', 'is support extra'],
  ['en', 'and if i have to cancel late'],
  ['de', 'arbeiten sie auch samstags'],
  ['fr', 'vous travaillez le samedi'],
])(
  'its end, or a form that other words have too, makes a question of what businesses are asked, in %s: "%s"',
  (language, text) => {
    expect(readQuestion(said(language, text), before(language))).not.toBeNull();
  },
);

it.each([
  ['en', 'is five seven one five five five'],
  ['en', 'would have been a nine but the box came late'],
  ['de', 'schreiben sie doch acht'],
  ['fr', 'vous notez sept'],
])('and of nothing else, in %s: "%s"', (language, text) => {
  expect(readQuestion(said(language, text), before(language))).toBeNull();
});
