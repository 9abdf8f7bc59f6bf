import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [

{ id: 'cobrado-dos-veces', kind: 'plain', says: { problem: 'me han cobrado dos veces', topic: 'la factura', urgent: 'no, tranquilo', name: 'Fina Grau', phone: '612 555 141', email: 'no, gracias' }, turns: 6, expect: { values: { problem: 'dos veces', topic: 'billing', urgent: false, name: 'Fina Grau', phone: '+34612555141', email: null }, mail: true } },
{ id: 'app-se-cierra', kind: 'plain', says: { problem: 'la aplicación se cierra sola', topic: 'técnico', solved: 'no, sigue igual', urgent: 'sí', name: 'Kiko Bravo', phone: '612 555 142', email: 'kiko arroba bravo punto es' }, turns: 8, expect: { values: { topic: 'technical', solved: false, urgent: true, name: 'Kiko Bravo', email: 'kiko@bravo.es' }, mail: true } },
{ id: 'eso-ya-lo-hice', kind: 'an act is no result', says: { problem: 'la web va lentísima', topic: 'técnico', solved: ['eso ya lo he hecho', 'no'], urgent: 'no', name: 'Norma Bel', phone: '612 555 143', email: 'no' }, turns: 7, expect: { values: { solved: false, urgent: false, name: 'Norma Bel' }, mail: true } },
{ id: 'vale-estoy-saliendo', kind: 'an act is no result', says: { problem: 'los informes dan error', topic: 'técnico', solved: ['vale', 'estoy saliendo de la cuenta', 'pues no, ahí sigue'], urgent: 'sí, tengo una entrega', name: 'Dina Roca', phone: '612 555 144', email: 'no' }, turns: 8, expect: { values: { solved: false, urgent: true, name: 'Dina Roca' }, mail: true } },
{ id: 'tercera-vez', kind: 'complaint', says: { problem: '¡es la tercera vez que llamo por la misma factura!', topic: 'ya se lo he dicho, la factura', urgent: 'pues claro', name: 'Miguel Cano', phone: '612 555 145', email: 'no, llámenme' }, turns: 6, expect: { values: { topic: 'billing', urgent: true, name: 'Miguel Cano', phone: '+34612555145' }, mail: true } },
{ id: 'donde-estan-facturas', kind: 'only wants a fact', says: { first: '¿dónde encuentro mis facturas?', problem: 'genial, era solo eso, adiós', topic: 'adiós', other: 'adiós' }, turns: 2, expect: { mail: false, hears: ['Ajustes'] } },
{ id: 'hablar-con-supervisor', kind: 'asks for a person', says: { problem: 'póngame con su supervisor', callback: '612 555 146', topic: 'con su supervisor', other: 'sí' }, turns: 3, expect: { task: true } },
  ],
};
