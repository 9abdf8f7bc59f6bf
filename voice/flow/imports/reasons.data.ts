import type { ImportFate } from '#domain/agents/agent-imports.ts';

interface Reason {
  /** The last name of a path. */
  names: RegExp;
  fate: ImportFate;
  what: string;
}

/** What becomes of members that no importer reads, by their names. The first that fits counts. */
const reasons: readonly Reason[] = [
  {
    names:
      /^(position|display_?position|measured|width|height|selected|dragging|viewport|animated|zoom|style|z_?index|source_?handle|target_?handle|metadata|begin_tag_display_position|handle_?id|position_?absolute)$/i,
    fate: 'changed',
    what: 'Positions on the canvas. The steps are laid out again.',
  },
  {
    names:
      /(secret|password|api_?key|authorization|auth_?token|access_?token|credential|private_?key|bearer)|^(auth|headers|token)$/i,
    fate: 'lost',
    what: 'Secrets and credentials. They aren’t imported. Set them up again where you need them.',
  },
  {
    names:
      /^(llm|model|models|model_?choice|model_?temperature|temperature|max_?tokens|provider|emotion_?recognition_?enabled|num_?fast_?turns|high_?priority|tool_?call_?strict_?mode|custom_?llm|reasoning_?effort|thinking_?budget|fallback_?models|llm_?id|start_?speaker|model_?overrides?|knowledge_?base_?config|kb_?config|rag)$/i,
    fate: 'lost',
    what: 'Language models and their settings. Connect a model of yours under External Services.',
  },
  {
    names:
      /^(voice|voices|voice_?id|voice_?model|voice_?speed|voice_?temperature|fallback_?voice_?ids|volume|tts|supported_?voices|ambient_?sound|ambient_?sound_?volume|background_?sound|pronunciation_?dictionary|pronunciation_?dictionary_?locators|normalize_?for_?speech|voice_?emotion)$/i,
    fate: 'lost',
    what: 'Voices from other services. Choose a voice under Configuration.',
  },
  {
    names:
      /^(transcriber|transcribers|asr|stt|stt_?mode|boosted_?keywords|vocab_?specialization|keywords|denoising_?mode|turn|turn_?detection|interruption_?sensitivity|responsiveness|enable_?backchannel|backchannel_?frequency|backchannel_?words|start_?speaking_?plan|stop_?speaking_?plan|background_?speech_?denoising_?plan|allow_?interrupt|allow_?interruptions?|block_?interruptions|interruptible|enable_?dynamic_?responsiveness|vad|hearing|ignored_?phrases|reminder_?trigger_?ms|reminder_?max_?count)$/i,
    fate: 'lost',
    what: 'How the other platform listens and takes turns. Parley has its own rules.',
  },
  {
    names:
      /^(silence_?timeout_?seconds|max_?duration_?seconds|max_?call_?duration_?ms|end_?call_?after_?silence_?ms|begin_?message_?delay_?ms|ring_?duration_?ms|voicemail_?detection|voicemail_?message|voicemail_?option|allow_?user_?dtmf|user_?dtmf_?options|hipaa_?enabled|recording_?enabled|artifact_?plan|max_?duration|call_?limits|opt_?in_?signed_?url|data_?storage_?setting|privacy|compliance_?plan|first_?message_?mode|end_?call_?phrases)$/i,
    fate: 'lost',
    what: 'Call settings: duration, silence, recording. Check the agent’s own here.',
  },
  {
    names:
      /^(knowledge_?base|knowledge_?base_?ids?|additional_?knowledge_?base|knowledge|built_?in_?knowledge|document_?uuids|kb_?ids?)$/i,
    fate: 'lost',
    what: 'Documents, which stay on the other platform. Add them to the Knowledge Base, and choose them for the agent.',
  },
  {
    names:
      /^(analysis_?plan|post_?call_?analysis_?data|post_?call_?analysis_?model|data_?collection|evaluation|webhook_?url|webhook|webhook_?events|webhook_?timeout_?ms|server|server_?url|server_?messages|client_?messages|client_?events|platform_?settings|workspace_?overrides|monitor_?plan|message_?plan|hooks|success_?prompt|summary_?prompt)$/i,
    fate: 'lost',
    what: 'What happens after calls, and who’s notified. Set it up under "After each call" and in Webhooks.',
  },
  {
    names:
      /(^|_)(id|ids|version|created_?at|updated_?at|org_?id|is_?published|user_?id|last_?modification_?timestamp|created_?at_?unix_?secs|updated_?at_?unix_?secs|timestamp)$|^(orgId|createdAt|updatedAt|isServerUrlSecretSet|channel|branch_id|access_info|tags|version_title|version_description|is_public|folder_id|phone_numbers)$|Ids?$/,
    fate: 'lost',
    what: 'IDs, versions, and dates from the other platform. They aren’t used here.',
  },
  {
    names: /^(finetune_?(conversation|transition)_?examples|examples|few_?shot)$/i,
    fate: 'lost',
    what: 'Examples for a model. Add what callers say as synonyms of the choices.',
  },
  {
    names: /^(tools|tool|additional_?tool_?ids|tool_?ids|built_?in_?tools|mcps?|mcp_?servers?|client_?tools)$/i,
    fate: 'lost',
    what: 'Tools that the other platform’s model called on its own. Add a step where each belongs.',
  },
];

/** What is said of a member that no importer reads. */
export function reasonFor(path: string): { fate: ImportFate; what: string } {
  // A member of a voice that no one knows is one of its settings: what stands above tells it, too.
  const names = [...path.matchAll(/(?:^|\.)([\w-]+)(?=\.|\[|$)/g)].map(([, name]) => name!).reverse();
  for (const [at, name] of names.entries()) {
    const known = reasons.find((reason) => reason.names.test(name) && (at === 0 || !/canvas|Ids/.test(reason.what)));
    if (known) return known;
  }
  return { fate: 'lost', what: `"${(names[0] ?? path).slice(-80)}" has no equivalent here.` };
}
