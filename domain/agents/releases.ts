import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { TestsOverride } from './agent-test-suites.ts';
import { Agent } from './agents.ts';

/** The shares of calls that the dashboard offers; any share from 0 to 100 can be set. */
export const rolloutSteps = [5, 25, 50, 100] as const;
/** A rollout stops when so many more of a hundred calls fail than before, once so many calls have ended. */
export const rolloutGuard = { points: 10, calls: 30 } as const;
/** Callers who hear the new version whatever its share is. */
export const rolloutNumbersLimit = 50;

export const releaseStates = ['running', 'promoted', 'stopped', 'replaced'] as const;

/** How calls that a version answered have ended, since the rollout began. Tests are not counted. */
export const VersionFigures = z.object({
  calls: z.int(),
  successes: z.int(),
  failures: z.int(),
});
export type VersionFigures = z.infer<typeof VersionFigures>;

/** An agent's newest rollout: a version that answers some calls, beside the one that answers the others. */
export const Release = z.object({
  stableVersion: z.int(),
  candidateVersion: z.int(),
  /** Of a hundred calls, how many the candidate answers. */
  percent: z.int(),
  numbers: z.array(z.string()),
  /** promoted: it answers all calls. stopped: it answers none. replaced: something else was published meanwhile. */
  status: z.enum(releaseStates),
  /** Stopped by itself, since more calls failed. */
  isGuarded: z.boolean(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  stable: VersionFigures,
  candidate: VersionFigures,
});
export type Release = z.infer<typeof Release>;

/** Whom a new version answers first. */
export const Rollout = z.object({
  percent: z.int().min(0).max(100),
  /** Callers with these numbers hear it whatever the share is. */
  numbers: z
    .array(
      z
        .string()
        .trim()
        .max(20)
        .regex(/^\+[1-9]\d{4,16}$/, 'Enter the number with its country code, as in +15715550123.'),
    )
    .max(rolloutNumbersLimit)
    .default([]),
});
export type Rollout = z.infer<typeof Rollout>;

const AgentParams = z.object({ agentId: Id });

export const releasesApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/release',
    summary: 'Get an agent’s latest rollout with both versions’ metrics',
    can: 'agents:read',
    params: AgentParams,
    reply: z.object({ release: Release.nullable() }),
  },
  set: {
    method: 'PUT',
    path: '/v1/agents/:agentId/release',
    summary: 'Start a rollout of a published version, or change its share of calls',
    description: `Each caller always gets the same version. The rollout stops automatically if the failure rate rises by ${rolloutGuard.points} points after ${rolloutGuard.calls} calls.`,
    can: 'agents:write',
    audit: 'agent.rollout-set',
    params: AgentParams,
    body: Rollout.extend({
      version: z
        .int()
        .min(1)
        .max(2 ** 31 - 1),
      override: TestsOverride.optional(),
    }),
    reply: z.object({ release: Release }),
    errors: ['flow_invalid', 'tests_red', 'conflict'],
    example: { body: { version: 1, percent: 25 } },
  },
  promote: {
    method: 'POST',
    path: '/v1/agents/:agentId/release/promote',
    summary: 'Promote the new version of a rollout to all calls',
    can: 'agents:write',
    audit: 'agent.rollout-promoted',
    params: AgentParams,
    reply: Agent,
    errors: ['conflict'],
  },
  stop: {
    method: 'POST',
    path: '/v1/agents/:agentId/release/stop',
    summary: 'Stop a rollout; the old version answers all calls again',
    can: 'agents:write',
    audit: 'agent.rollout-stopped',
    params: AgentParams,
    reply: z.object({ release: Release.nullable() }),
  },
});
