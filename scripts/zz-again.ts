import { results } from './talk/figures.ts';
const all = await results('open', (id) => true);
const bad = /didn't catch|still didn't get|nicht verstanden|no le he entendido|sigo sin|pas compris|toujours pas|yes or no\?|Would you say yes|give me a number|Dígame un número|Donnez-moi un nombre|Nennen Sie|A rough figure|cifra aproximada|ja oder nein|sí o no|oui ou non|Sorry about that|Lo siento\.|I'm not sure about that/;
const own = new Set((await import('node:fs')).readdirSync('voice/conversations/open').filter((f) => f.includes('.callers.')));
const ids = new Set<string>();
for (const f of own) { const m = await import(`../voice/conversations/open/${f}`); for (const c of m.conversations.of) ids.add(`${m.conversations.template}/${m.conversations.language.slice(0,2)}/${c.id}`); }
for (const { id, played } of all) {
  if (!ids.has(id.replace(/^open\//,''))) continue;
  let caller = ''; let q = '';
  for (const { by, text } of played.lines) {
    if (by === 'caller') caller = text;
    else if (by === 'agent') { if (bad.test(text) && caller) { console.log(`${id.split('/').slice(1,3).join('/')} | ${caller} => ${text.slice(0,60)}`); caller = ''; } q = text; }
  }
}
