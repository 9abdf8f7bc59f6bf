import { play } from './voice/flow/dialogues/dialogue-script.ts';
import { readFileSync } from 'node:fs';
const all = JSON.parse(readFileSync('/tmp/dlg.json','utf8'));
for (const d of all) { const { lines } = play(d); console.log(`## ${d.name} ${d.flow} ${d.language}`); console.log(lines.join('\n')); }
