/**
 * Who takes calls at the last numbers of every area in a test network, by the number's end, so that each way a call can go is
 * tried at will. Whatever else is called rings the soft phone.
 */
export const testCallees = {
  '0183': 'No one (the carrier rejects the call)',
  '0184': 'No one (the carrier rate-limits the request)',
  '0185': 'No one (the carrier fails)',
  '0186': 'No one (it rings, but the carrier’s response is lost)',
  '0187': 'A person on a bad line',
  '0188': 'A phone menu (press 1 for sales, 2 for support)',
  '0189': 'A person who hangs up, which the carrier doesn’t report',
  '0190': 'Busy',
  '0191': 'No one answers',
  '0192': 'The call fails',
  '0193': 'Voicemail with a tone',
  '0194': 'Call screening that asks for a name and reason',
  '0195': 'A person who hangs up mid-word',
} as const;

/** Such a number, in one area. */
export const testNumberOf = (end: string): string => `+1571555${end}`;
