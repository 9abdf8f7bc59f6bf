import { agentLanguages } from '#domain/platform/agent-languages.ts';

/** Words for changes of a configuration, as people read them. */

const settings: Record<string, string> = {
  name: 'Name',
  persona: 'Persona',
  greeting: 'Greeting',
  voice: 'Voice',
  language: 'Language',
  speed: 'Speed',
  model: 'Language model',
  'model.assist': 'Language model: help when the script isn’t sure',
  'model.summary': 'Language model: summaries',
  'model.facts': 'Language model: facts',
  'model.never': 'Language model: never say',
  callSettings: 'Call settings',
  'callSettings.turns': 'Turn-taking',
  'callSettings.turns.preset': 'Turn-taking',
  'callSettings.turns.waits': 'Turn-taking: waits',
  'callSettings.turns.bargeIn': 'Turn-taking: interruptions',
  'callSettings.turns.protectedMs': 'Turn-taking: no interruptions at start of greeting (ms)',
  'callSettings.turns.backchannels': 'Turn-taking: continue through “uh-huh”',
  'callSettings.turns.silence': 'Turn-taking: silence',
  'callSettings.turns.fillerMs': 'Turn-taking: filler delay (ms)',
  'callSettings.pronunciation': 'Pronunciation',
  'callSettings.background': 'Background',
  'callSettings.background.sound': 'Background',
  'callSettings.background.levelDb': 'Background: volume (dB)',
  'callSettings.knowsCallers': 'Caller memory',
  'callSettings.endWords': 'End-call phrases',
  'callSettings.maxMinutes': 'Max duration (minutes)',
  'callSettings.hours': 'Hours',
  'callSettings.voicemail': 'Voicemail',
  'callSettings.otherLanguages': 'Other languages',
  'flow.name': 'Conversation name',
};

const parts: Record<string, string> = { nodes: 'Step', edges: 'Path', variables: 'Variable', workflows: 'Workflow' };

/** A name of the configuration as words: `max_attempts` or `maxAttempts` becomes "max attempts". */
const plain = (name: string) =>
  name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

/** A field within a step, a way or a variable: `config.slots.day.prompt` becomes "slots, day, prompt". */
export const fieldWords = (field: string): string =>
  field
    .split('.')
    .filter((part) => part !== 'config')
    .map(plain)
    .join(', ');

/** A text of the conversation in another language. */
function translationWords(field: string): string | undefined {
  const [, text, tag] = /^flow\.translations\.(.*?)(?:\.in\.([a-z]{2}-[A-Z]{2}))?$/s.exec(field) ?? [];
  if (text === undefined) return undefined;
  const language = agentLanguages.find((one) => one.tag === tag)?.name ?? 'other languages';
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” in ${language}`;
}

/** A setting: its label on the page, else the words of its name. */
export const settingWords = (field: string): string => settings[field] ?? translationWords(field) ?? fieldWords(field);

/** A place of a conflict: `flow.nodes.ask_day.config.text` becomes "Step ask day, text". */
export function pathWords(path: string): string {
  const [flow, part = '', name = '', ...field] = path.split('.');
  const kind = parts[part];
  if (flow !== 'flow' || kind === undefined) return settingWords(path);
  return [`${kind} ${plain(name)}`, ...(field.length > 0 ? [fieldWords(field.join('.'))] : [])].join(', ');
}

/** The workflows that a flow has pinned, by name and version: what they are is seen on their own pages. */
function pinnedWords(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pinned = Object.values(value) as { name?: unknown; workflowVersion?: unknown }[];
  const isPinned = pinned.length > 0 && pinned.every((one) => typeof one?.workflowVersion === 'number');
  return isPinned ? pinned.map(({ name, workflowVersion }) => `${name}, version ${workflowVersion}`).join('\n') : null;
}

/** A value as it is shown: a text as it is, nothing as a dash. */
export function valueWords(value: unknown): string {
  const pinned = pinnedWords(value);
  if (pinned !== null) return pinned;
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  return JSON.stringify(value, null, 1);
}
