import { expect, it } from 'vitest';
import { errors } from '#domain/platform/errors.ts';
import { readProse, readSentences, type Sentence } from './sentences.ts';

/** Sentences of pages, emails, errors, the API and the documentation, by what a native writer of the field would not write. */

/** Each with what to write in its place. */
const banned: [pattern: RegExp, instead: string][] = [
  [/\b(?:whoever|somebody|nobody|everybody|anybody)\b/i, 'someone, no one, everyone'],
  [/\bThere is no such\b/, '“No such agent.”'],
  [/\bwhich is the limit\b/, 'say the limit once'],
  [/\ball the same\b/i, '“anyway”'],
  [/\byour role may only\b/i, '“your role can only”'],
  [/\b(?:is|are) no (?:file|table|address|question|network|voice|ear|JSON|choice|text|name)\b/i, '“isn’t a …”'],
  [/\b(?:one’s|one's) own\b/i, '“your own”'],
  [/\b(?:taken|take) back\b/i, '“restore” or “undo”'],
  [/\b(?:put|putting) down (?:a|your) card\b|\bcard is put down\b/i, '“add a card”'],
  [/\b(?:anew|in vain|otherwise than)\b/i, '“again”, “without success”, “differently”'],
  [/\b(?:Say|say): npm\b/, '“Usage: npm …”'],
  [/\bgood for (?:an? )?(?:\d|\{)/i, '“valid for”'],
  [/\ba plain yes\b/i, '“a clear yes”'],
  [/\bcomes? of it\b|\bcame of it\b|\bcame out of it\b/i, '“result”, “what happened”'],
  [/\bfrom (?:the next call|now|then|that moment) on[.,]? (?:answers|and)\b/i, '“starting with the next call”'],
  [/\b(?:is|are) asked when you save\b/i, '“we verify … when you save”'],
  [/\bcould not be loaded\b|\bcannot be reached\b/i, '“Couldn’t load …”, “Can’t reach …”'],
  [/\bLet an app in\b|\blet(?:s)? in\b/, '“authorize”'],
  [
    /\b(?:the|a|an) (?:scope|field|format|header|template|setting|role|event|webhook|step|element|tag) ``/,
    '“the `x` scope”',
  ],
  [/\bin (?:your|their|its|our|a|the) (?:own |private )?network\b/i, '“on your network”'],
  [/\bfirst sound of\b/i, '“first audio”'],
  [/\bfree times?\b/i, '“open times”'],
  [/\b(?:is|are|be) refused\b/i, '“rejected”'],
  [
    /\bstays? (?:there|here|in the list)\b|\b(?:call|calls|runs?|data|messages|metrics|transcript|follow-ups) stays?\b/i,
    '“is kept”',
  ],
  [/\bfor good\b/i, '“permanently”'],
  [/\bby hand\b/i, '“manually”'],
  [/\bis such an?\b/i, '“is an example”'],
  [/\bunderstands? (?:the|this|a|its) languages?\b/i, '“supports”'],
  [/\bon each line\b/i, '“per line”'],
  [/\bwithout a currency(?! symbol)/i, '“without a currency symbol”'],
  [/\bas (?:it|they) stands?\b/i, '“as is”'],
  [/\ban? \w+ of (?:its|their|our|your) own\b/i, '“its own …”'],
  [/\bbesides?\b/i, '“in addition to”, “other than”, “next to”'],
  [
    /\bstops? answering\. |\b(?:service|server|database|model|calendar|carrier|CRM)s? (?:doesn’t|didn’t|does not) answer\b/i,
    '“isn’t responding”',
  ],
  [/\b(?:agent|agents) asks? (?:for )?(?:its|their) fields\b/i, '“asks each field’s question”'],
  [/^(?:Prices|Times|Setup|Limits|Endpoints|Tokens) of\b/, '“Pricing for …”, “{…} setup”, “subaccount minutes”'],
  [
    /\b(?:accounts?|data|calendar|auth token|key|ID|SID|project) at (?:\{…\}|Twilio|Telnyx|SignalWire|HubSpot|Google|Microsoft|Stripe)/i,
    '“your Twilio account”',
  ],
  [
    /\bthe (?:access token|webhook|role|coupon|limit|header|action|secret|parameter|table|tool|migration|invoice|variable|time zone|format|workflow) \{…\}/i,
    '“the {…} role”: what it’s called comes first',
  ],
  [/\bThere’s already (?:an? )?[a-z ]+ [“"]\{…\}/, '“A view called “{…}” already exists.”'],
  [/\ballows? more than (?:yours|your own)\b/i, '“has more permissions than yours”'],
  [/\bby prompt\b/i, '“prompt-based”'],
  [/\bin trial until\b/i, '“Trial ends …”'],
  [/\bused all minutes\b/i, '“all the minutes”'],
  [/\bafter asking (?:a person|you|someone)\b/i, '“with human approval”, “with your approval”'],
  [/\bCouldn’t load the (?:\w+ )?\w{3,}s\.$/, '“Couldn’t load calls.”'],
  [/^Enter (?:what|who|when)\b/, 'the noun: “Enter a subject.”'],
  [/(?:\d|\{…\}) [a-z]+ at most\b/i, '“up to 20 questions”'],
  [/\b(?:has|have) at most (?:\d|\{…\})/i, '“can have up to”'],
  [/\bIn this (?:quickstart|guide|lesson) you\b/i, '“In this quickstart, you’ll …”'],
  [/\bwords of (?:callers|contacts|documents)\b/i, '“text from callers”'],
  [/\bno free lines?\b|\bno line is free\b/i, '“no available lines”, “all lines are busy”'],
  [/\bcompany sign-in\b|\bsign in with your company\b/i, '“single sign-on (SSO)”'],
  [/^(?:Use|Send|Choose|Invite|Call) at most\b/, '“Use 60 characters or fewer”, “Send up to …”'],
  [/^Whether it(?:’s)?\b/, 'name the thing: “Whether the rule is active”'],
  [/[\d}…] %/, '“82%”, without a space'],
  [/\bpath is taken\b/i, '“the call takes this path”'],
];

/** Messages of the sign-in protocol and of the carrier whose API is spoken, as those have them; claims named by their tests. */
const others = /^server\/(?:identity\/auth\/|carriers\/simulator\/|models\/|channels\/speech\/claims\.data)/;
const all = [...readSentences(), ...readProse()].filter(({ file }) => !others.test(file));
/** The engine’s own sentence for an action that failed, as stored flows have it. */
const kept = 'I am sorry, that did not work.';

const shown = ({ file, line, text }: Sentence) => `${file}:${line}: ${text}`;

it('no sentence has words that a native reader stumbles over', { timeout: 60_000 }, () => {
  expect(all.length).toBeGreaterThan(8_000);
  const stumbled = all.flatMap((sentence) =>
    banned
      .filter(([pattern]) => pattern.test(sentence.text.replaceAll(/`[^`]*`/g, '``')))
      .map(([, instead]) => `${shown(sentence)} → ${instead}`),
  );
  expect(stumbled).toEqual([]);
});

it('labels of a word or two are the field’s, in American spelling', { timeout: 60_000 }, () => {
  const former =
    /^(?:Made|Colour|Mails?|Caps|Tries|Kind|State|Everybody|Nobody\.?|Taken back|Cancelled|Good (?:for|until)|No success)$|\b(?:anew|somebody)\b|^\w+ (?:made|noted)$/i;
  const labels = readSentences(1).filter(({ area, text }) => area === 'dashboard' && text.split(' ').length < 3);
  expect(labels.length).toBeGreaterThan(1_000);
  expect(labels.filter(({ text }) => former.test(text)).map(shown)).toEqual([]);
});

it('sentences that people read use contractions', { timeout: 60_000 }, () => {
  const stiff = /\b(?:cannot|could not|does not|did not|was not|were not|has not|is not|are not)\b/;
  const areas = ['dashboard', 'auth', 'visitor', 'notice'];
  expect(all.filter(({ area, text }) => areas.includes(area) && text !== kept && stiff.test(text)).map(shown)).toEqual(
    [],
  );
});

it('an error says in at most 25 words what happened and what to do', () => {
  const long = Object.entries(errors).filter(([, [, message]]) => message.split(' ').length > 25);
  expect(long).toEqual([]);
});
