import { z } from 'zod';
import { AgentVoice, agentSpeed } from '#domain/agents/agents.ts';
import { BackgroundSound, mostPronounced, PronouncedAs } from '#domain/agents/call-settings.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { endpoints } from '#domain/platform/http.ts';
import { speechReplyHeaders } from './speech-headers.ts';
import { endpointPerMinute } from './speech-plans.ts';

/** Characters of what is heard to try. */
export const longestTrial = 300;

export const agentSoundsApi = endpoints({
  preview: {
    method: 'POST',
    path: '/v1/agent-sounds',
    idempotent: 'long',
    summary:
      'Preview how an agent would say something, with its voice, pronunciations, and background sound, as an MP3',
    description: 'The workspace’s dictionary also applies. Characters count toward your limit, as with `POST /v1/tts`.',
    can: 'speech:use',
    // What was spoken is in the ledger of usage.
    audit: null,
    body: z.object({
      text: z.string().trim().min(1, 'Enter the text to say.').max(longestTrial),
      voice: AgentVoice,
      language: AgentLanguage,
      speed: z.number().min(agentSpeed.min).max(agentSpeed.max).default(agentSpeed.default),
      pronunciation: z.array(PronouncedAs).max(mostPronounced).default([]),
      background: BackgroundSound.optional(),
    }),
    raw: ['audio/mpeg'],
    replyHeaders: speechReplyHeaders,
    errors: ['quota_exceeded', 'too_many_requests', 'speech_unavailable'],
    perMinute: endpointPerMinute,
    example: {
      body: {
        text: 'Hello, this is Ms. Nguyen.',
        voice: 'emma',
        language: 'en-US',
        pronunciation: [{ word: 'Nguyen', spokenAs: 'win' }],
        background: { sound: 'office', levelDb: -40 },
      },
    },
  },
});
