import { describe, expect, it } from 'vitest';
import { scoreOf, usualScorecard } from '#domain/calls/call-quality.ts';
import { type RatedCall, signsOfCall, soundsAngry } from './signs-of-call.ts';

const why = (change: Partial<RatedCall['whys'][number]> = {}): RatedCall['whys'][number] => ({
  by: 'words',
  asked: 'When?',
  understood: true,
  values: [],
  ways: [{ ...step, port: 'filled' }],
  ...change,
});
const step = { node: 'a', title: 'A', port: 'next', label: 'Next', to: null };
const turn = (change: Partial<RatedCall['turns'][number]> = {}): RatedCall['turns'][number] => ({
  role: 'caller',
  text: 'A haircut',
  interrupted: false,
  timings: null,
  ...change,
});
const call = (change: Partial<RatedCall> = {}): RatedCall => ({
  turns: [],
  whys: [],
  endReason: 'completed',
  outcome: 'success',
  failedActions: 0,
  promises: 0,
  languages: ['en-US'],
  ...change,
});
const timings = (firstAudio: number) => ({ firstAudio, engine: 1, store: 1, synthesis: 1 });

describe('the signs of a call', () => {
  it('are none where all went well', () => {
    const whys = [why(), why({ asked: 'Who?' })];
    expect(signsOfCall(call({ turns: [turn(), turn({ role: 'agent', timings: timings(300) })], whys }))).toEqual({});
  });

  it('are words that nothing explains, and a question asked once more', () => {
    const lost = why({ understood: false, ways: [] });
    expect(signsOfCall(call({ whys: [lost, lost, why()] }))).toEqual({ not_understood: 2, asked_twice: 2 });
  });

  it('are silences and answers that take long', () => {
    const turns = [700, 2_500, 9_000].map((ms) => turn({ role: 'agent', timings: timings(ms) }));
    expect(signsOfCall(call({ turns, whys: [why({ by: 'silence', asked: 'Who?' })] }))).toEqual({
      dead_air: 2,
      slow_answer: 1,
    });
  });

  it('are a caller who leaves before it is done, what failed, and what was promised', () => {
    const left = call({
      turns: [turn()],
      endReason: 'caller_hangup',
      outcome: 'neutral',
      failedActions: 1,
      promises: 1,
    });
    expect(signsOfCall(left)).toEqual({ left_early: 1, action_failed: 1, promise_made: 1 });
    expect(scoreOf(signsOfCall(left), usualScorecard)).toBe(55);
  });

  it.each([
    ['This is ridiculous.', true],
    ['I’m really furious with you', true],
    ['what a waste of my time', true],
    ['I already told you my name', true],
    ['I am not annoyed at all', false],
    ['I am not furious', false],
    ['Do you fix damp walls?', false],
    ['The furnace is cracked', false],
  ])('hear from "%s" that somebody is angry: %s', (text, is) => {
    expect(soundsAngry(text, ['en-US'])).toBe(is);
  });

  it.each([
    ['de-DE', 'Das ist ja wohl eine Unverschämtheit!', true],
    ['de-DE', 'Ich bin wirklich sauer', true],
    ['de-DE', 'Das hab ich doch schon gesagt', true],
    ['de-DE', 'Ich bin nicht sauer', false],
    ['de-DE', 'Ich möchte meine Sauerstoffflasche tauschen', false],
    ['es-ES', 'Esto es ridículo', true],
    ['es-ES', 'Ya se lo he dicho tres veces', true],
    ['es-ES', 'No estoy enfadado', false],
    ['es-ES', 'No, es ridículo', true],
    ['es-ES', 'Con mucho gusto', false],
    ['fr-FR', 'C’est inadmissible !', true],
    ['fr-FR', 'J’en ai vraiment ras le bol', true],
    ['fr-FR', 'Vous ne m’écoutez pas', true],
    ['fr-FR', 'Ce n’est pas ridicule', false],
    ['fr-FR', 'Un chiffon, s’il vous plaît', false],
  ])('hear it in %s, from "%s": %s', (tag, text, is) => {
    expect(soundsAngry(text, ['en-US', tag])).toBe(is);
  });

  it('hear it in the languages of the call alone', () => {
    const turns = [turn({ text: 'Das ist eine Frechheit.' })];
    expect(signsOfCall(call({ turns }))).toEqual({});
    expect(signsOfCall(call({ turns, languages: ['fr-FR', 'de-DE'] }))).toEqual({ caller_angry: 1 });
  });

  it('take off at most what the scorecard says', () => {
    expect(scoreOf({ not_understood: 50 }, usualScorecard)).toBe(68);
    expect(scoreOf({ caller_angry: 9, action_failed: 9, dead_air: 9 }, usualScorecard)).toBe(0);
  });
});
