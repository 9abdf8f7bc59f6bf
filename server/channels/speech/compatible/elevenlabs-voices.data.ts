/** ElevenLabs' ready-made voices, whose ids stand in every program that was written for it, by ours that come nearest. */
export const elevenLabsVoices: Readonly<Record<string, string>> = {
  /** Rachel */
  '21m00Tcm4TlvDq8ikWAM': 'sarah',
  /** Aria */
  '9BWtsMINqrJLrRacOk9x': 'sarah',
  /** Domi */
  AZnzlk1XvdvUeBnXmlld: 'emma',
  /** Roger */
  CwhRBWXzGAHq8TQ4Fs17: 'david',
  /** Sarah */
  EXAVITQu4vr4xnSDxMaL: 'sarah',
  /** Antoni */
  ErXwobaYiN019PkySvjV: 'michael',
  /** Laura */
  FGY2WhTYpPnrIDTdsKH5: 'emma',
  /** Charlie */
  IKne3meq5aSn9XLyUdCD: 'michael',
  /** George */
  JBFqnCBsd6RMkjVDRZzb: 'david',
  /** Elli */
  MF3mGyEYCl7XYWbV9V6O: 'emma',
  /** Callum */
  N2lVS1w4EtoT3dr4eOWO: 'david',
  /** River */
  SAz9YHcvj6GT2YYXdXww: 'sarah',
  /** Liam */
  TX3LPaxmHKxFdv7VOQHJ: 'michael',
  /** Josh */
  TxGEqnHWrfWFTfGW9XjX: 'michael',
  /** Arnold */
  VR6AewLTigWG4xSOukaG: 'david',
  /** Charlotte */
  XB0fDUnXU5powFXDhCwa: 'emma',
  /** Alice */
  Xb7hH8MSUJpSbSDYk0k2: 'emma',
  /** Matilda */
  XrExE9yKIg1WjnnlVkGX: 'sarah',
  /** Will */
  bIHbv24MWmeRgasZH58o: 'michael',
  /** Jessica */
  cgSgspJ2msm6clMCkdW9: 'sarah',
  /** Eric */
  cjVigY5qzO86Huf0OWal: 'david',
  /** Chris */
  iP95p4xoKVk53GoZ742B: 'michael',
  /** Brian */
  nPczCjzI2devNBz1zQrb: 'david',
  /** Daniel */
  onwK4e9ZLuTAKqWW03F9: 'david',
  /** Adam */
  pNInz6obpgDQGcFmaJgB: 'michael',
  /** Lily */
  pFZP5JQG7iQjIQuC4Bku: 'emma',
  /** Bill */
  pqHfZKP75CvOlQylNhV4: 'david',
  /** Sam */
  yoZ06aMxZJJ28mfd3POQ: 'michael',
};

/** One of our voices for a voice id of theirs, which may be ours already. */
export const voiceFor = (id: string): string => elevenLabsVoices[id] ?? id;
