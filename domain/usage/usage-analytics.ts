import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';

/** Days that the figures of usage can go back. */
export const usageRanges = [7, 30, 90] as const;
export type UsageRange = (typeof usageRanges)[number];

/** What is usual in a month and refused by nothing. What is refused has a limit in domain/usage/limits.ts. */
export const usageLimits = { bandwidthGb: 100 } as const;
/** Bytes. */
export const gigabyte = 1_000_000_000;

/** Percent of a limit from which a bar is yellow, a note says so, and a bar is red. */
export const usageMarks = { warning: 70, note: 80, danger: 90 } as const;

const Used = z.object({
  /** In this calendar month; of storage, now. */
  used: z.number(),
  limit: z.number().nullable(),
});

export const UsageAnalytics = z.object({
  days: z.int(),
  apiCalls: Used,
  storageBytes: Used,
  bandwidthBytes: Used,
  /** Sums of the range. */
  totals: z.object({
    apiCalls: z.number(),
    bandwidthBytes: z.number(),
    callSeconds: z.number(),
    characters: z.number(),
  }),
  /** Each day (UTC) of the range, oldest first. */
  series: z.array(
    z.object({
      date: z.iso.date(),
      apiCalls: z.number(),
      bandwidthBytes: z.number(),
      callSeconds: z.number(),
      characters: z.number(),
    }),
  ),
});
export type UsageAnalytics = z.infer<typeof UsageAnalytics>;

export const usageAnalyticsApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/usage-analytics',
    summary: 'Get API calls, storage, bandwidth, minutes, and characters for the last 7, 30, or 90 days',
    description:
      'API calls are requests with an access token. Bandwidth is the data sent for the workspace. With multiple servers, these figures can lag by a few seconds. Storage is the amount currently stored. API calls and storage are compared to the workspace’s limits. Bandwidth is compared to typical usage.',
    can: 'settings:read',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal(usageRanges, `Use ${usageRanges.join(', ')}.`))
        .default(30),
    }),
    reply: UsageAnalytics,
  },
});
