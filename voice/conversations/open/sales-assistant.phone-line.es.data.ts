import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'ramos-para-san-valentin',
      kind: 'told ahead, ask-back',
      says: {
        name: 'soy nuria casals de floristería casals',
        need: 'queremos una tienda online para los ramos',
        budget: ['depende cuánto cuesta una página web con ustedes', 'pues unos tres mil'],
        timeline: 'cuanto antes que luego viene san valentín',
        email: 'nuria arroba floristeria casals todo junto punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Nuria Casals',
          company: 'floristería casals',
          need: 'tienda online',
          budget: 3000,
          timeline: 'now',
          email: 'nuria@floristeriacasals.com',
        },
        hears: ['2.500|2500|dos mil quinientos'],
        mail: true,
      },
    },
    {
      id: 'no-uso-correo',
      kind: 'a refusal with a reason',
      says: {
        name: 'fermín aguirre',
        company: 'no tengo empresa soy autónomo',
        need: 'un programa para hacer las facturas',
        budget: 'no sé mil quinientos',
        timeline: 'en un par de meses',
        email: 'es que no uso correo mejor me llaman',
        phone: 'seis cinco cinco cinco cinco uno cuatro dos ocho',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Fermín Aguirre',
          company: null,
          need: 'facturas',
          budget: 1500,
          timeline: 'quarter',
          email: null,
          phone: ['+34655551428', '655551428'],
        },
        mail: true,
      },
    },
  ],
};
