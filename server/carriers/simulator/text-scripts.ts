/** Who gets texts at the last numbers of every area, so that each way a text can go is tried at will. */
export const textScripts = {
  '0196': {
    name: 'Answers texts',
    replies: ['Hi, who is this?', 'Yes, that works for me.', 'Thank you!'],
  },
  '0197': { name: 'Texts aren’t delivered', status: 'undelivered', errorCode: 30003 },
  '0198': { name: 'Answers STOP', replies: ['STOP'] },
} as const satisfies Record<string, TextScript>;

interface TextScript {
  name: string;
  /** What it answers, a text each; then nothing more. */
  replies?: readonly string[];
  status?: 'undelivered';
  errorCode?: number;
}

/** The script of a number for texts; undefined where a person gets them. */
export const textScriptOf = (number: string): TextScript | undefined =>
  /555\d{4}$/.test(number) ? (textScripts as Record<string, TextScript>)[number.slice(-4)] : undefined;
