import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [

{ id: 'facturas-pintor', kind: 'plain', says: { name: 'Tomás Boix', company: 'Pinturas Boix', need: 'un programa para presupuestos y facturas', budget: 'mil doscientos al año', timeline: 'cuanto antes', email: 'info arroba pinturas guion boix punto es' }, turns: 7, expect: { values: { name: 'Tomás Boix', company: 'Pinturas Boix', need: 'facturas', budget: 1200, timeline: 'now', email: 'info@pinturas-boix.es' }, mail: true } },
{ id: 'poco-dinero', kind: 'plain', says: { name: 'Pía Oto', company: 'Cerámica Oto', need: 'una web sencilla', budget: 'trescientos euros como mucho', timeline: 'no hay prisa', email: 'pia arroba oto punto es' }, turns: 7, expect: { values: { budget: 300, timeline: 'later', email: 'pia@oto.es' }, mail: false } },
{ id: 'importe-y-fecha', kind: 'all at once', says: { name: 'Oto Reig', company: 'Cristalería Reig', need: 'hacer presupuestos', budget: 'dos mil, y lo quiero para la semana que viene', timeline: 'la semana que viene', email: 'oto arroba reig punto es' }, turns: 6, expect: { values: { budget: 2000, timeline: 'now', email: 'oto@reig.es' }, mail: true } },
{ id: 'no-lo-digo', kind: 'refuses an optional value', says: { name: 'Gonzalo Vega', company: 'eso es confidencial', need: 'una tienda en línea', budget: 'eso no lo hablo por teléfono', timeline: 'este mes', email: 'gonzalo arroba vega punto es' }, turns: 7, expect: { values: { company: null, budget: null, timeline: 'now', email: 'gonzalo@vega.es' }, mail: true } },
{ id: 'donde-guardan-datos', kind: 'question midway', says: { name: 'Ana Rico', company: 'Clínica Rico', need: 'citas de pacientes', budget: '5000', timeline: ['¿dónde se guardan los datos?', 'el mes que viene'], email: 'ana arroba rico punto es' }, turns: 8, expect: { values: { budget: 5000, timeline: 'quarter' }, mail: true, hears: ['Madrid'] } },
{ id: 'permanencia', kind: 'only wants a fact', says: { first: '¿tienen permanencia?', name: 'vale, gracias, ya llamaré, adiós', other: 'adiós' }, turns: 2, expect: { values: { name: null }, mail: false, hears: ['No hay permanencia|final de cada mes'] } },
  ],
};
