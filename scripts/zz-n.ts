import { readName } from '#voice/understanding/types/name.ts';
import { readEmail } from '#voice/understanding/types/email.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { languageOf } from '#voice/languages/catalog.ts';
for (const t of ['my name is John Smith and my email is john at example dot com','my name is John Smith','my name is John Smith and','my name is John Smith, and my email is']) { const u = readUtterance(t, languageOf('en-US')!); console.log(t, JSON.stringify(readName(u, {} as never)), JSON.stringify(readEmail(u))); }
