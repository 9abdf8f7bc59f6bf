import type { OwnCall } from '#domain/calls/calls.ts';
import type { Initiation } from '#domain/channels/clients/convai.ts';
import { agentLanguages, baseLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { voiceFor } from '#server/channels/speech/compatible/elevenlabs-voices.data.ts';
import { ownCall, refuse } from '../make-calls.ts';

/** Members of the agent that a conversation may change. */
const possible = ['first_message', 'language', 'prompt'];

/** A whole tag for a language without a region. */
const tagOf = (language: unknown) =>
  typeof language === 'string'
    ? (agentLanguages.find(({ tag }) => baseLanguage(tag) === language)?.tag ?? language)
    : language;

/** How a conversation differs from its agent, in our words. @throws AppError invalid_input */
export function readInitiation({
  conversation_config_override: override,
  dynamic_variables: variables,
  user_id,
}: Initiation): {
  own: OwnCall;
  variables: Record<string, Json>;
  textOnly: boolean;
} {
  const agent = override?.agent ?? {};
  const prompt = (agent.prompt ?? {}) as { prompt?: unknown };
  const other = Object.keys(agent).find((name) => !possible.includes(name) && agent[name] != null);
  if (other !== undefined || (prompt.prompt ?? '') !== '') {
    const path = `conversation_config_override.agent.${other ?? 'prompt'}`;
    throw refuse(path, `${path} can’t be changed for a single call because the agent’s flow sets it.`);
  }
  const { voice_id: voice, speed } = override?.tts ?? {};
  const own = ownCall({
    externalId: user_id || undefined,
    overrides: {
      greeting: agent.first_message || undefined,
      language: tagOf(agent.language || undefined),
      voice: voice ? voiceFor(voice) : undefined,
      speed: speed ?? undefined,
    },
  });
  return {
    own,
    variables: (variables ?? {}) as Record<string, Json>,
    textOnly: override?.conversation?.text_only === true,
  };
}
