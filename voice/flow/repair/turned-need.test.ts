import { expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

function known(flow: string, language: string, said: readonly string[]) {
  const script = said.map((text) => `C: ${text}`).join('\n');
  const { snapshots } = play({ name: '', flow, language, script });
  return Object.fromEntries(Object.entries(frameOf(snapshots.at(-1)!).slots).map(([name, { value }]) => [name, value]));
}

it.each([
  ['de-DE', 'eine zahnreinigung', 'na ned die reinigung sondern die kontrolle is des', 'die kontrolle'],
  ['de-DE', 'eine zahnreinigung', 'nein eher ne kontrolle als ne reinigung', 'kontrolle'],
  ['de-DE', 'eine zahnreinigung', 'eigentlich weniger eine reinigung als eine kontrolle', 'kontrolle'],
  ['es-ES', 'una limpieza', 'no la limpieza no sino la revisión', 'la revisión'],
  ['es-ES', 'una limpieza', 'más que una limpieza es una revisión', 'revisión'],
  ['es-ES', 'una limpieza', 'en vez de limpieza una revisión', 'revisión'],
  ['es-ES', 'una limpieza', 'no tanto una limpieza como una revisión', 'revisión'],
  ['fr-FR', 'un détartrage', "plutôt un contrôle qu'un détartrage", 'contrôle'],
  ['fr-FR', 'un détartrage', "non c'est pas un détartrage c'est un contrôle", 'contrôle'],
  ['fr-FR', 'un détartrage', 'au lieu du détartrage un contrôle', 'contrôle'],
  ['en-US', 'a cleaning', 'less a cleaning than a checkup', 'checkup'],
  // Names, days and what has nothing to do with it.
  ['de-DE', 'eine zahnreinigung', 'nicht müller sondern möller', 'zahnreinigung'],
  ['de-DE', 'eine zahnreinigung', 'nicht heute sondern morgen', 'zahnreinigung'],
  ['fr-FR', 'un détartrage', "plutôt le mardi qu'un lundi", 'détartrage'],
])('what someone comes for is what they turn it into, in %s, %s: "%s"', (language, service, words, value) => {
  expect(known('appointment-scheduler', language, [service, words]).service).toBe(value);
});

it('goes for a problem that was told in a sentence', () => {
  const said = ['me habéis cobrado dos veces la cuota', 'dos veces no sino una cuota que ya tenía dada de baja'];
  expect(known('customer-support', 'es-ES', said).problem).toMatch('dada de baja');
});
