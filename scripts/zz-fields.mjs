import { apiPages } from './docs/api-pages.ts';
const rows = new Map();
for (const { name, markdown } of apiPages()) {
  let op = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) op = line.slice(3, 60);
    const m = /^\| `([^`]+)` \| (.*?) \|(?! ---)(.*)\|$/.exec(line.replaceAll('\\|', '¦'));
    if (!m || /^\d/.test(m[2])) continue;
    const text = m[3].replace(/\*\*Required\.\*\*|Default: `[^`]*`\./g, '').trim();
    if (text !== '') continue;
    const leaf = m[1].split('.').at(-1).replace('[]', '');
    const r = rows.get(leaf) ?? { n: 0, where: new Set(), type: m[2].slice(0, 60) };
    r.n++; r.where.add(name.slice(4) + ':' + m[1]);
    rows.set(leaf, r);
  }
}
const all = [...rows].sort((a, b) => b[1].n - a[1].n);
console.log(all.length, all.reduce((s, [, r]) => s + r.n, 0));
for (const [leaf, r] of all) console.log(leaf, r.n, r.type.slice(0,46), '@', [...r.where].slice(0, 2).join(' ').slice(0,80));
