import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How English keeps something to itself, by its parts: who would rather, what is done with it, and what it is. */

const gives = '(give|giving|hand|handing|tell|telling|share|sharing|say|saying)';

export const refusals = [
  ...lexicon('rather', {
    "(i'd|i would|we'd) [really|much|just] [rather|sooner|just as soon|prefer to|like to|want to]": true,
    "(i'll|i will|i) [really|just|always|usually] [rather|prefer to]": true,
  }),
  ...lexicon('own', {
    '(that|it|this|those|that one|this one)': true,
    'my [email|phone|cell|home] (email|number|address|name|phone|details|business)': true,
  }),
  rule('keeps', 'keep <o:own> (to myself|private|to me|for myself|out of it|between us)', () => true),
  rule('keeps', 'leave <o:own> (out|off|out of it|blank|empty)', () => true),
  rule('keeps', '(hang on to <o:own>|hold <o:own> back)', () => true),
  rule('keeps', `not ${gives} [you|them] <o:own> [out|away]`, () => true),
  rule(
    'keeps',
    'not [say|put|give|name] (a|any) (number|figure|score|amount|price|name) [on] [that|it|this]',
    () => true,
  ),
  rule('decline', '<r:rather> <k:keeps>', () => 'refused', 0.4),
  // "That one I'd keep to myself".
  rule(
    'decline',
    '<o:own> <r:rather> (keep to myself|keep private|leave out|leave off|leave blank)',
    () => 'refused',
    0.4,
  ),
  rule(
    'decline',
    "<r:rather> [it if|that] (you didn't|you don't|you did not) (have|keep|know|store|use|note|save|ask for) <o:own>",
    () => 'refused',
    0.4,
  ),
  rule(
    'decline',
    "<r:rather> [it if|that] (you didn't|you don't|you did not) (call|email|contact|ring|phone|text) me",
    () => 'refused',
    0.4,
  ),
  // "I'm not giving that out", "I never give my number over the phone".
  rule(
    'decline',
    `(i'm not|i am not|i don't|i do not|i won't|i will not|i never) [going to|gonna|usually|just] ${gives} [you|them] <o:own>`,
    () => 'refused',
    0.4,
  ),
  rule(
    'decline',
    '<d:decline> (out|away|over the phone|to strangers|to anyone|to anybody|out to anyone|out over the phone)',
    ({ d }) => (d === 'refused' ? d : null),
  ),
  ...lexicon(
    'decline',
    {
      "(i'm not|i am not|i won't|i don't|i can't) [going to|gonna|want to] (put|putting|give|giving) (a|any) (number|figure|score|rating|grade) [on] [that|it|this]":
        'refused',
      "(i|we) (don't|do not|never|won't) (do|give|believe in|hold with|bother with|care for|trust) (numbers|scores|ratings|grades|emails|email|e mail|e mails|computers|the internet)":
        'refused',
    },
    0.4,
  ),
  rule(
    'decline',
    "<d:decline> (if it's all the same to you|if it's all the same|if you don't mind|if you do not mind|if that's okay|if that's all right)",
    ({ d }) => d,
  ),
];
