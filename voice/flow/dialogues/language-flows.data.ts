import type { Flow } from '#domain/agents/workflows.ts';
import { flowOf } from './test-flows.data.ts';

interface Words {
  greeting: string;
  disclosure: string;
  who: string;
  when: string;
  many: string;
  email: string;
  colour: string;
  red: string;
  blue: string;
  bye: string;
}

/** A visit, as it is arranged in a language: every kind of value that people say in many ways. */
const visitIn = (words: Words): Flow =>
  flowOf(
    words.greeting,
    [
      ['start', 'start', { greeting: words.greeting, disclosure: words.disclosure }],
      [
        'who',
        'ask',
        {
          slots: [
            { name: 'name', type: 'name', prompt: words.who },
            { name: 'moment', type: 'date_time', prompt: words.when },
            { name: 'guests', type: 'number', prompt: words.many, min: 1, max: 20 },
            { name: 'email', type: 'email', prompt: words.email, required: false },
          ],
        },
      ],
      [
        'more',
        'ask',
        {
          slots: [
            {
              name: 'colour',
              type: 'choice',
              prompt: words.colour,
              choices: [
                { value: 'red', label: words.red },
                { value: 'blue', label: words.blue },
              ],
            },
          ],
        },
      ],
      ['bye', 'end', { message: words.bye }],
    ],
    ['start.next > who', 'who.filled > more', 'more.filled > bye'],
  );

export const languageFlows: Record<string, Flow> = {
  besuch: visitIn({
    greeting: 'Guten Tag.',
    disclosure: 'Dieses Gespräch kann aufgezeichnet werden.',
    who: 'Wie ist Ihr Name?',
    when: 'Wann sollen wir kommen?',
    many: 'Wie viele Personen sind Sie?',
    email: 'Wie ist Ihre E-Mail-Adresse?',
    colour: 'Rot oder blau?',
    red: 'rot',
    blue: 'blau',
    bye: 'Bis {{moment}}, {{name}}.',
  }),
  visita: visitIn({
    greeting: 'Buenos días.',
    disclosure: 'Esta llamada puede ser grabada.',
    who: '¿Cómo se llama?',
    when: '¿Cuándo quiere que vayamos?',
    many: '¿Cuántas personas son?',
    email: '¿Cuál es su correo?',
    colour: '¿Rojo o azul?',
    red: 'rojo',
    blue: 'azul',
    bye: 'Hasta el {{moment}}, {{name}}.',
  }),
  visite: visitIn({
    greeting: 'Bonjour.',
    disclosure: 'Cet appel peut être enregistré.',
    who: 'Comment vous appelez-vous ?',
    when: 'Quand devons-nous venir ?',
    many: 'Combien êtes-vous ?',
    email: 'Quelle est votre adresse e-mail ?',
    colour: 'Rouge ou bleu ?',
    red: 'rouge',
    blue: 'bleu',
    bye: 'À {{moment}}, {{name}}.',
  }),
};
