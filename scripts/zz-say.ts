import { readFileSync } from 'node:fs';
import { play } from '../voice/flow/dialogues/dialogue-script.ts';
import { frameOf } from '../voice/flow/snapshot.ts';
const [head, ...rest] = readFileSync(process.argv[2]!, 'utf8').split('\n');
let [flow, language] = head!.trim().split(/\s+/);
let before: string[] = []; let backend: unknown; const one = [{ appointmentId: 'earlier-1', start: '2026-11-24T15:00:00.000Z' }]; const two = [...one, { appointmentId: 'earlier-2', start: '2026-11-26T19:00:00.000Z' }];
for (const raw of rest) {
  const line = raw.trim();
  if (!line || line.startsWith('#')) continue;
  if (line.startsWith('@')) { [flow, language] = line.slice(1).trim().split(/\s+/); before = []; console.log(`\n@ ${line}`); continue; }
  if (line === '!one') { backend = { booked: one }; continue; }
  if (line === '!two') { backend = { booked: two }; continue; }
  if (line === '---') { before = []; continue; }
  if (line.startsWith('+')) { before.push(line.slice(1).trim()); continue; }
  const turns = line.split(' / ');
  try {
    const p = play({ name: line, flow: flow!, ...(language && { language }), ...(backend ? { backend } : {}), script: [...before, ...turns].map((t) => `C: ${t}`).join('\n') } as never);
    const calls = p.events.map(({ type }, at) => ({ type, at })).filter(({ type }) => type === 'caller_said');
    console.log(`\n> ${line}`);
    const from = calls.at(-turns.length)?.at ?? 0;
    for (const intent of p.intents.slice(from).flat()) {
      if (intent.type === 'say') console.log('   A:', intent.text);
      if (intent.type === 'run_action') console.log('   R:', intent.action, JSON.stringify(intent.input).slice(0, 300));
    }
    const last = p.snapshots.at(-1)!;
    const f = frameOf(last);
    const show = (s: object) => Object.entries(s).map(([k, v]) => `${k}=${JSON.stringify((v as { value: unknown }).value)}`).join(' ');
    console.log('   =', show(f.slots), 'early:', show(f.early), 'aside:', last.aside?.name ?? '-', 'end:', last.end ? `${last.end.reason}/${last.end.outcome}` : '-', 'step', JSON.stringify(f.step)?.slice(0, 160));
  } catch (e) { console.log(`\n> ${line}\n   ERR`, (e as Error).message); }
}
