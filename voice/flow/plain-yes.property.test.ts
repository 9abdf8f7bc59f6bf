import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { halves, readHalf } from '../understanding/corpus/score.ts';
import { isPlainQuestion } from './caller-question.ts';
import type { FlowEvent, Setting } from './conversation.ts';
import type { CallersOf } from './dialogues/callers.ts';
import { startedAt } from './dialogues/dialogue-script.ts';
import { frenchCallers } from './dialogues/french-callers.data.ts';
import { germanCallers } from './dialogues/german-callers.data.ts';
import { neighbours } from './dialogues/neighbours.data.ts';
import { valueNeighbours } from './dialogues/neighbours.values.data.ts';
import { scriptedBackend } from './dialogues/scripted-backend.ts';
import { spanishCallers } from './dialogues/spanish-callers.data.ts';
import { advance } from './flow-runner.ts';
import { spokenIn } from './other-languages.ts';
import { kept } from './slots/kept.data.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Where something is offered that can't be undone, nothing is done unless the words, taken alone, say yes: whatever callers say
 * anywhere in the corpora of this tree, alone or two in one breath. `PLAIN_YES_TURNS=200000` tries more.
 */
const turns = Number(process.env.PLAIN_YES_TURNS ?? 10_000);
const seed = 20_261_120;

interface Tongue {
  language: AgentLanguage;
  country: string;
  /** The caller's words until a time is offered, and until it's asked whether an appointment shall be canceled. */
  books: string;
  cancels: string;
  /** Words on which something hangs, whatever reads them. */
  hangs: RegExp;
}

const tongues: Tongue[] = [
  {
    language: 'en-US',
    country: 'US',
    books: 'a cleaning / Ann Lee / ann@lee.com / yes / skip / Tuesday at ten in the morning',
    cancels: 'cancel my appointment',
    hangs:
      /\b(?:if (?!(?:at all )?possible|you (?:like|say|want|wish|don't mind|please|must))|unless|depends|depending|provided)\b/,
  },
  {
    language: 'de-DE',
    country: 'DE',
    books: 'eine Reinigung / Anna Berger / anna@web.de / ja / überspringen / Dienstag um zehn Uhr vormittags',
    cancels: 'ich möchte meinen Termin absagen',
    hangs: /\b(?:wenn|falls|sofern|vorausgesetzt)\b/,
  },
  {
    language: 'es-ES',
    country: 'ES',
    books: 'una limpieza / Ana Ruiz / ana@ruiz.es / sí / saltar / el martes a las diez de la mañana',
    cancels: 'quiero cancelar mi cita',
    hangs: /\b(?:siempre que|a menos que|salvo que|con tal de|depende)\b/,
  },
  {
    language: 'fr-FR',
    country: 'FR',
    books: 'un contrôle / Anne Dubois / anne@dubois.fr / oui / passer / mardi à dix heures du matin',
    cancels: 'je veux annuler mon rendez-vous',
    hangs: /\b(?:a condition|a moins|pourvu|depend)\b/,
  },
];

const acts: ReadonlySet<string> = new Set(['book_time', 'cancel_time', 'move_time']);

/** The moment behind these words of the caller, as it's kept. */
function momentAfter({ language, country }: Tongue, words: string): { snapshot: Snapshot; at: number; said: string } {
  const template = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;
  const { flow, greeting } = spokenIn(template, 'en-US', language);
  const backend = scriptedBackend({ booked: [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z' }] });
  let at = startedAt;
  let said = '';
  let snapshot: Snapshot | null = null;
  const happen = (event: FlowEvent) => {
    const step = advance(flow, snapshot, event);
    snapshot = step.snapshot;
    for (const intent of step.intents) {
      if (intent.type === 'say') said = intent.text;
      if (intent.type === 'run_action') {
        const result = backend(intent.action, intent.input);
        happen({ type: 'action_done', at, runId: intent.runId, result });
      }
    }
  };
  const setting: Setting = {
    agentName: 'Emma',
    businessName: 'Acme',
    timeZone: 'America/New_York',
    channel: 'phone',
    greeting,
    known: { phone: '+15715550123' },
    language,
    country,
  };
  happen({ type: 'started', at, setting });
  for (const text of words.split(' / ')) {
    at += 5_000;
    happen({ type: 'caller_said', at, text });
  }
  return { snapshot: snapshot!, at, said };
}

const flowOf = ({ language }: Tongue) =>
  spokenIn(agentTemplates.find(({ id }) => id === 'appointment-scheduler')!, 'en-US', language).flow;

/** Turns of callers in golden dialogues, by language. */
const callersIn = ({ of }: CallersOf): string[] =>
  Object.values(of).flatMap((callers) => callers.flatMap(([, words]) => words.split(' / ')));

function corpusOf({ language }: Tongue): string[] {
  const isOwn = (tag: string) => tag.slice(0, 2) === language.slice(0, 2);
  const near =
    language === 'en-US'
      ? [...neighbours, ...valueNeighbours].flatMap(({ before, says }) => [
          ...before,
          ...says.flatMap((one) => (typeof one === 'string' ? one : one[0]).split(' / ')),
        ])
      : [germanCallers, spanishCallers, frenchCallers].filter((one) => isOwn(one.language)).flatMap(callersIn);
  const phrases = halves.flatMap(readHalf).filter((phrase) => isOwn(phrase.language));
  const answers = Object.values(kept[language] ?? {}).flatMap((rows) => rows.flatMap(([, said]) => said.split(' / ')));
  return [...new Set([...near, ...phrases.map(({ text }) => text), ...answers])];
}

/** Numbers below a bound that look like chance, the same each time: xorshift, see https://www.jstatsoft.org/v08/i14/ */
function chance(): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** What is wrong with having done something on these words; null where they say yes. */
function isNoYes(tongue: Tongue, text: string): string | null {
  const { language, hangs } = tongue;
  // A yes and a question in one breath: the yes stands, and the question is answered.
  const parts = text.split(/[,.;!] /u);
  const isAsked = (part: string) =>
    part.includes('?') || isPlainQuestion(readUtterance(part, languageOf(tongue.language)!));
  const asked = parts.findIndex(isAsked);
  if (asked > 0) return isNoYes(tongue, parts.slice(0, asked).join(', '));
  const answer = readAnswer(readUtterance(text, languageOf(language)!));
  if (answer?.value !== true) return 'it says no yes';
  if (answer.conditional) return 'it has a condition';
  if (hangs.test(fold(text))) return 'something hangs on it';
  return /(?:^| )\p{L} \p{L} \p{L}(?: |$)/u.test(text) ? 'it is spelled' : null;
}

it('does nothing that cannot be undone unless the words alone say yes', () => {
  const below = chance();
  const done: Json[] = [];
  let plain = 0;
  const scenes = tongues.map((tongue) => ({
    tongue,
    flow: flowOf(tongue),
    corpus: corpusOf(tongue),
    moments: [momentAfter(tongue, tongue.books), momentAfter(tongue, tongue.cancels)],
  }));
  for (let turn = 0; turn < turns; turn += 1) {
    const { tongue, flow, corpus, moments } = scenes[turn % scenes.length]!;
    const one = corpus[below(corpus.length)]!;
    const text = below(3) === 0 ? `${one}${[', ', ' ', '. '][below(3)]}${corpus[below(corpus.length)]!}` : one;
    const { snapshot, at, said } = moments[below(moments.length)]!;
    const { intents } = advance(flow, snapshot, { type: 'caller_said', at: at + 5_000, text });
    const did = intents.find((intent) => intent.type === 'run_action' && acts.has(intent.action));
    if (did === undefined) continue;
    const wrong = isNoYes(tongue, text);
    if (wrong === null) plain += 1;
    else done.push([wrong, said, text]);
  }
  expect(done).toEqual([]);
  // That it has been tried: some of them do say yes.
  expect(plain).toBeGreaterThan(turns / 100);
}, 120_000);
