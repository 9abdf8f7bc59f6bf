/** How a voice of the demo is looked for among the voices that the browser has. */
export interface VoicePreference {
  /** Names of browser voices, the best first; none means the browser's own choice. */
  names: readonly string[];
  /** 1 is the voice as it is. It keeps two choices apart where the browser has one voice for both. */
  pitch: number;
}

export interface DemoVoice<Id extends string = string> extends VoicePreference {
  id: Id;
  name: string;
  description: string;
}

const female = [
  'Samantha',
  'Microsoft Aria',
  'Microsoft Zira',
  'Karen',
  'Google UK English Female',
  'Google US English',
];
const male = ['Alex', 'Microsoft Guy', 'Microsoft Mark', 'Daniel', 'Google UK English Male'];

/** The choices of the demo on Home. */
export const homeVoices = [
  { id: 'default', name: 'Default', description: 'Your browser’s default voice', names: [], pitch: 1 },
  { id: 'female', name: 'Female', description: 'A female voice', names: female, pitch: 1 },
  { id: 'male', name: 'Male', description: 'A male voice', names: male, pitch: 1 },
] as const satisfies DemoVoice[];

/** The choices of the text-to-speech page: the voices that agents have, each by the nearest one in the browser. */
export const pageVoices = [
  { id: 'sarah', name: 'Sarah', description: 'Warm professional female', names: female, pitch: 1 },
  { id: 'michael', name: 'Michael', description: 'Clear confident male', names: male, pitch: 1 },
  {
    id: 'emma',
    name: 'Emma',
    description: 'Friendly energetic female',
    names: ['Karen', 'Microsoft Jenny', 'Microsoft Michelle', 'Tessa', 'Google UK English Female', ...female],
    pitch: 1.12,
  },
  {
    id: 'david',
    name: 'David',
    description: 'Deep authoritative male',
    names: ['Daniel', 'Microsoft David', 'Microsoft Christopher', 'Fred', ...male],
    pitch: 0.85,
  },
] as const satisfies DemoVoice[];
