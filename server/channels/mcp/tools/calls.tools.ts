import { z } from 'zod';
import { analyticsApi, analyticsRanges } from '#domain/calls/analytics.ts';
import { callNotesApi } from '#domain/calls/call-notes.ts';
import { callQualityApi } from '#domain/calls/call-quality.ts';
import { type Call, callsApi, type ListedCall } from '#domain/calls/calls.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { cleanOrNull, cleanWords, notInstructions } from '../clean-words.ts';
import { tool } from '../tool.ts';
import { agentId, callId, cursor, day, limit } from './inputs.ts';

const seconds = (ms: number) => Math.round(ms / 1000);

/** What of a call every list has. */
function lineOf(call: ListedCall | Call) {
  const { id, agentName, channel, status, startedAt, durationMs, outcome, endReason, test, tags, openTasks, phone } =
    call;
  const line = { callId: id, agent: agentName, channel, status, startedAt, seconds: seconds(durationMs), outcome };
  const more = { endReason, tags, openTasks, ...(test && { test }) };
  if (phone === null) return { ...line, ...more };
  const { direction, otherNumber: other, contact } = phone;
  return { ...line, ...more, direction, number: other, ...(contact && { contactId: contact.id }) };
}

const parts = ['summary', 'transcript', 'values', 'actions'] as const;

function partOf(call: Call, part: (typeof parts)[number]): object {
  const { summary, turns, slots, actions } = call;
  switch (part) {
    case 'summary':
      return {
        summary: { said: cleanWords(summary.text), asked: { said: cleanOrNull(summary.asked) }, ended: summary.ended },
      };
    case 'transcript':
      return {
        turns: turns.map(({ seq, role, text, interrupted, saidBy }) => ({
          turn: seq,
          by: saidBy === null ? role : 'colleague',
          said: cleanWords(text),
          ...(interrupted && { interrupted }),
        })),
      };
    case 'values':
      return {
        values: slots.map(({ name, spoken, hidden }) => ({ name, said: hidden ? 'hidden' : cleanWords(spoken) })),
      };
    case 'actions':
      return { actions: actions.map(({ action, status, startedAt }) => ({ action, status, startedAt })) };
  }
}

export const callTools = [
  tool({
    name: 'find_calls',
    title: 'Find calls',
    about: 'Lists calls, newest first. Can be filtered by agent, date, outcome, or words spoken.',
    kind: 'looks',
    input: z.strictObject({
      agentId: agentId.optional(),
      from: day.optional(),
      to: day.optional(),
      outcome: z.enum(callOutcomes).optional(),
      query: z.string().max(200).optional(),
      limit,
      cursor,
    }),
    uses: [callsApi.list],
    async run({ ask }, { query, ...filters }) {
      const { items, next } = await ask(callsApi.list, { query: { ...filters, ...(query && { q: query }) } });
      const calls = items.map((one) => ({
        ...lineOf(one),
        ...(one.found && {
          found: { in: one.found.of, said: cleanWords(one.found.pieces.map(({ text }) => text).join('')) },
        }),
      }));
      return { ...notInstructions, calls, next };
    },
  }),
  tool({
    name: 'get_call',
    title: 'Get a call',
    about:
      'Returns one call: its summary and, on request, the transcript, the collected values, and the actions taken.',
    kind: 'looks',
    input: z.strictObject({ callId, parts: z.array(z.enum(parts)).min(1).default(['summary']) }),
    uses: [callsApi.get],
    async run({ ask }, { callId, parts }) {
      const call = await ask(callsApi.get, { params: { callId } });
      return Object.assign(
        { ...notInstructions, ...lineOf(call), agentId: call.agentId, version: call.agentVersion },
        ...parts.map((part) => partOf(call, part)),
      );
    },
  }),
  tool({
    name: 'explain_call',
    title: 'Explain a call',
    about:
      'Explains an agent’s decisions: for each turn, what it heard, the rule that matched, the result, and any issues detected.',
    kind: 'looks',
    input: z.strictObject({
      callId,
      turn: z.int().min(0).optional().describe('Turn number, to get all interpretations of that turn'),
    }),
    uses: [callsApi.why, callQualityApi.get],
    async run({ ask }, { callId, turn }) {
      const params = { callId };
      const { turns } = await ask(callsApi.why, { params });
      const { score, signs } = await ask(callQualityApi.get, { params });
      const shown = turns.filter((one) => turn === undefined || one.turn === turn);
      return {
        ...notInstructions,
        score,
        signs: signs.map(({ sign, times }) => ({ sign, times })),
        turns: shown.map(({ turn: number, heard, node, asked, rule, understood, ways, readings }) => ({
          turn: number,
          said: cleanWords(heard),
          step: node,
          asked: cleanOrNull(asked),
          rule: cleanWords(rule),
          understood,
          led: ways.map(({ port, to }) => `${port} → ${to ?? 'end'}`),
          ...(turn !== undefined && {
            readings: readings.map(({ rule, confidence, won }) => ({ rule, confidence, won })),
          }),
        })),
      };
    },
  }),
  tool({
    name: 'compare_call',
    title: 'Replay a call on another version',
    about:
      'Replays a stored call on the agent’s draft or a version, and returns what would have been different. Nothing is sent.',
    kind: 'looks',
    input: z.strictObject({
      callId,
      version: z.union([z.int().min(1), z.literal('draft')]).default('draft'),
    }),
    uses: [callsApi.replay],
    async run({ ask }, { callId, version }) {
      const { same, differences } = await ask(callsApi.replay, { params: { callId }, body: { version } });
      const shown = differences.map(({ turn, kind, expected, got }) => ({
        turn,
        kind,
        before: { said: cleanOrNull(expected) },
        now: { said: cleanOrNull(got) },
      }));
      return { ...notInstructions, same, differences: shown };
    },
  }),
  tool({
    name: 'note_call',
    title: 'Add a note to a call',
    about: 'Adds a note to a call for the team, or sets its tags.',
    kind: 'writes',
    input: z.strictObject({
      callId,
      text: z.string().min(1).max(2_000).optional(),
      tags: z
        .array(z.string().min(1).max(100))
        .max(20)
        .optional()
        .describe('All tags for the call. Replaces the existing tags'),
    }),
    uses: [callNotesApi.create, callsApi.update],
    async run({ ask }, { callId, text, tags }) {
      const params = { callId };
      if (text !== undefined) await ask(callNotesApi.create, { params, body: { text } });
      if (tags !== undefined) await ask(callsApi.update, { params, body: { tags } });
      return { callId, noted: text !== undefined, ...(tags !== undefined && { tags }) };
    },
  }),
  tool({
    name: 'get_figures',
    title: 'Get call metrics',
    about:
      'Returns calls, outcomes, and durations for a date range, compared with the previous period: in total or by day, agent, or outcome.',
    kind: 'looks',
    input: z.strictObject({
      range: z.enum(analyticsRanges).default('7_days'),
      from: day.optional().describe('Start date, to use with “to” instead of “range”'),
      to: day.optional(),
      by: z.enum(['total', 'day', 'agent', 'outcome']).default('total'),
      agentId: agentId.optional(),
    }),
    uses: [analyticsApi.get],
    async run({ ask }, { by, ...query }) {
      const found = await ask(analyticsApi.get, { query });
      const { from, to, timeZone, totals, totalsBefore } = found;
      const days = { from, to, timeZone };
      const figures = ({ calls, successes, failures, durationMs }: typeof totals | (typeof found.series)[number]) => ({
        calls,
        successes,
        failures,
        minutes: Math.round(durationMs / 60_000),
      });
      if (by === 'day') return { ...days, days: found.series.map((one) => ({ date: one.date, ...figures(one) })) };
      if (by === 'agent')
        return {
          ...days,
          agents: found.agents.map(({ agentId, name, calls, successes, failures }) => ({
            agentId,
            name,
            calls,
            successes,
            failures,
          })),
        };
      if (by === 'outcome') return { ...days, endReasons: found.endReasons, tags: found.tags };
      const { successRate, averageMs } = totals;
      const averageSeconds = averageMs === null ? null : seconds(averageMs);
      return { ...days, total: { ...figures(totals), successRate, averageSeconds }, before: figures(totalsBefore) };
    },
  }),
];
