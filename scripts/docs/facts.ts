import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importSources } from '#domain/agents/agent-imports.ts';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { testLimits } from '#domain/agents/agent-tests.ts';
import { recordingSeconds } from '#domain/agents/recorded-sentences.ts';
import { callLinksLimit } from '#domain/calls/call-links.ts';
import { resumeSeconds } from '#domain/calls/call-protocol.ts';
import { capabilities, capabilityNames, carrierCan, carrierNames } from '#domain/carriers/carrier-kinds.ts';
import { chatIdleHours } from '#domain/channels/chats.ts';
import { longTextLimit, textLimit } from '#domain/channels/speech.ts';
import { widgetBytes } from '#domain/channels/widget-parts.ts';
import { widgetsLimit } from '#domain/channels/widgets.ts';
import { tokenScopeLabels, tokensLimit } from '#domain/identity/access-tokens.ts';
import {
  knowledgeExtensions,
  knowledgeFileBytes,
  knowledgeFilesLimit,
  knowledgePages,
  siteDepth,
  sitePages,
} from '#domain/knowledge/knowledge-limits.ts';
import { webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import * as webhooks from '#domain/notifications/webhook-limits.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { usualPerMinute } from '#domain/platform/http.ts';
import { metadataLimit } from '#domain/platform/metadata.ts';
import { tools } from '#server/channels/mcp/tools/catalog.ts';
import { type KnownModel, knownEars, knownVoices } from '#voice/engines/known-models.data.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import { type Knee, mostCalls } from '../../bench/knee-data.ts';
import { usualErrorTable } from './api-pages.ts';

/** What the documentation says of the code, made from the code: tables and figures by the names that pages call them. */

const root = path.resolve(import.meta.dirname, '../..');
const count = (value: number) => value.toLocaleString('en-US');
const hours = (ms: number) => Math.round(ms / 3_600_000);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A goal of a benchmark, by the row that measures it. */
interface BenchGoal {
  what: string;
  file: string;
  /** The row's name, as far as it's written out in the file. */
  row: string;
  /** As the file writes it. */
  goal: string;
  shown: string;
}

const benchGoals: BenchGoal[] = [
  {
    what: '200 concurrent browser calls: time from the end of the caller’s speech to the agent’s first audio, 95th percentile',
    file: 'bench/calls.ts',
    row: 'typed turn to first frame',
    goal: 'count: 200, neighbour: false, goalMs: 100',
    shown: 'under 100 ms',
  },
  {
    what: '350 concurrent browser calls: same measurement',
    file: 'bench/calls.ts',
    row: 'typed turn to first frame',
    goal: 'count: 350, neighbour: false, goalMs: 300',
    shown: 'under 300 ms',
  },
  {
    what: 'CPU per call at 200 concurrent calls, as a share of one core',
    file: 'bench/calls.ts',
    row: 'server per call, of one core',
    goal: "goal: '< 0.25'",
    shown: 'under 0.25%',
  },
  {
    what: 'Turns with sentences that aren’t cached, 95th percentile',
    file: 'bench/turn.ts',
    row: 'turn: new words, 95th percentile',
    goal: "goal: '< 150 ms'",
    shown: 'under 150 ms',
  },
  {
    what: 'Startup with an existing data folder',
    file: 'bench/server.ts',
    row: 'later start, median',
    goal: "goal: '< 4000'",
    shown: 'under 4 s',
  },
  {
    what: 'Memory used by the server and its database, 5 minutes after three chats',
    file: 'bench/server.ts',
    row: 'memory of server and database',
    goal: "goal: '< 300'",
    shown: 'under 300 MB',
  },
  {
    what: 'Acknowledged writes lost when the server is killed repeatedly',
    file: 'bench/kills.ts',
    row: 'kills: lost of',
    goal: "goal: '0'",
    shown: 'none',
  },
  {
    what: 'Speech API: time to first audio, 99th percentile',
    file: 'bench/speech-api.ts',
    row: 'first byte, eight English requests at once, 99th percentile',
    goal: "goal: '< 500'",
    shown: 'under 500 ms',
  },
];

function benchTable(): string {
  for (const { file, row, goal } of benchGoals) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes(row) || !text.includes(goal)) throw new Error(`${file} doesn't measure “${row}” with ${goal}`);
  }
  return table(
    ['What', 'Goal', 'Benchmark'],
    benchGoals.map(({ what, file, shown }) => [what, shown, `\`${file}\``]),
  );
}

const limitRows: [string, string][] = [
  ['Requests per minute, per token and endpoint', count(usualPerMinute)],
  ['Access tokens per workspace', count(tokensLimit)],
  ['Webhooks per workspace', count(webhooks.webhooksLimit)],
  ['Website widgets per agent', count(widgetsLimit)],
  ['Text length in `POST /v1/tts`', `${count(textLimit)} characters`],
  ['Text length in `POST /v1/speech/clips`', `${count(longTextLimit)} characters`],
  ['Knowledge Base file size', `${knowledgeFileBytes / 2 ** 20} MB, ${count(knowledgePages)} pages`],
  ['Files in the Knowledge Base', count(knowledgeFilesLimit)],
  ['Pages per website', `${count(sitePages.max)}, up to ${siteDepth.max} links deep`],
  ['Tests per agent', count(testLimits.tests)],
  ['Links per call', count(callLinksLimit)],
  ['Length of a sentence recording', `${recordingSeconds.most} seconds`],
  ['Total length of an agent’s recordings', `${recordingSeconds.all / 60} minutes`],
  ['Time without messages before a chat ends', `${chatIdleHours} hours`],
];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const modelTable = (models: readonly KnownModel[]): string =>
  table(
    ['Name', 'Description', 'Languages', 'Download', 'License'],
    models.map(({ name, title, about, languages, megabytes, license }) => [
      `\`${name}\``,
      `${title}: ${about}`,
      languages.map((one) => languageNames.of(one)!).join(', '),
      `about ${megabytes} MB`,
      license,
    ]),
  );

/** How many calls one server carries, from the last run of bench/knee.ts that was kept. */
function kneeTable(): string {
  const knee = JSON.parse(readFileSync(path.join(root, 'bench/knee.data.json'), 'utf8')) as Knee;
  const most = knee.loads.flatMap((load) => {
    const point = mostCalls(load);
    return point === null ? [] : [{ load, point }];
  });
  return table(
    ['Calls', 'Maximum concurrent calls', 'First audio, 95th percentile', 'CPU per call', 'One step higher'],
    most.map(({ load: { name, points, bent }, point: { calls, ms, cores } }) => {
      const next = points.at(-1)!;
      const late = `${count(next.calls)}: ${count(Math.round(next.ms))} ms`;
      return [
        name,
        count(calls),
        `${Math.round(ms)} ms`,
        `${((cores / calls) * 100).toFixed(2)}% of a core`,
        bent ? late : 'not tested',
      ];
    }),
  );
}

/** Tables by name: `<!-- table webhook-events -->` … `<!-- /table -->` */
export const tables: Record<string, () => string> = {
  carriers: () => {
    const shown = ['twilio', 'signalwire', 'telnyx', 'sip'] as const;
    return table(
      ['', ...shown.map((one) => carrierNames[one])],
      capabilities.map((one) => [capabilityNames[one], ...shown.map((name) => (carrierCan[name][one] ? 'yes' : 'no'))]),
    );
  },
  'webhook-events': () =>
    table(
      ['Event', 'When it’s sent'],
      webhookEventTypes.map((type) => [`\`${type}\``, webhookEvents[type].when]),
    ),
  steps: () =>
    table(
      ['Step', 'What it does'],
      steps.map(({ title, description }) => [`**${title}**`, description]),
    ),
  'mcp-tools': () =>
    table(
      ['Tool', 'What it does', 'Needs'],
      tools.map(({ name, about, kind, uses }) => {
        const scopes = [...new Set(uses.map(({ can }) => can.split(':')[0]))].map((scope) => `\`${scope}\``);
        return [`\`${name}\``, about, [...scopes, ...(kind === 'reaches' ? ['`people:reach`'] : [])].join(', ')];
      }),
    ),
  templates: () =>
    table(
      ['Template', 'ID', 'What it does'],
      agentTemplates.map(({ id, name, description }) => [`**${name}**`, `\`${id}\``, description]),
    ),
  languages: () =>
    table(
      ['Language', 'Tag'],
      agentLanguages.map(({ name, tag }) => [name, `\`${tag}\``]),
    ),
  'import-sources': () =>
    table(
      ['File', 'Name in the report'],
      Object.entries(importSources).map(([id, name]) => [name, `\`${id}\``]),
    ),
  'known-voices': () => modelTable(knownVoices),
  'known-ears': () => modelTable(knownEars),
  'token-scopes': () =>
    table(
      ['Scope', 'In the dashboard'],
      Object.entries(tokenScopeLabels).map(([scope, label]) => [`\`${scope}\``, label]),
    ),
  'usual-errors': usualErrorTable,
  limits: () => table(['What', 'Limit'], limitRows),
  benchmarks: benchTable,
  knee: kneeTable,
};

/** Figures by name: `15<!-- webhookAnswerSeconds -->` */
export const figures: Record<string, string> = {
  webhookAnswerSeconds: count(webhooks.webhookAnswerMs / 1000),
  webhookRetries: count(webhooks.webhookWaits.length),
  webhookHours: count(hours(webhooks.webhookWaits.reduce((sum, wait) => sum + wait, 0))),
  webhookOldSecretHours: count(webhooks.oldWebhookSecretHours),
  webhookLogDays: count(webhooks.webhookLogDays),
  webhookFailures: count(webhooks.webhookFailuresLimit),
  webhookFailingDays: count(webhooks.webhookFailingDays),
  webhooksLimit: count(webhooks.webhooksLimit),
  tokensLimit: count(tokensLimit),
  usualPerMinute: count(usualPerMinute),
  metadataLimit: count(metadataLimit),
  resumeSeconds: count(resumeSeconds),
  chatIdleHours: count(chatIdleHours),
  textLimit: count(textLimit),
  longTextLimit: count(longTextLimit),
  knowledgeFileMb: count(knowledgeFileBytes / 2 ** 20),
  sitePages: count(sitePages.max),
  siteDepth: count(siteDepth.max),
  widgetGoalKb: count(widgetBytes.goal / 1000),
  knowledgeEndings: knowledgeExtensions.map((ending) => ending.slice(1).toUpperCase()).join(', '),
};
