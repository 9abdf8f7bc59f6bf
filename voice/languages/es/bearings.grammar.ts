import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** What Spanish says of a day or time beside it: that it does not suit, that it is taken, that someone has it already. */

const things =
  'cita|citas|reserva|reservas|pregunta|preguntas|problema|problemas|opcion|opciones|habitacion|mesa|mesas|plaza|plazas|entrada|entradas|maleta|maletas|coche|coches|perro|perros|gato|gatos|personas|persona|adultos|invitados|ninos|nino|minutos|minuto|horas|hora|veces|vez|semanas|meses|anos|dias';

export const bearings = [
  ...lexicon(
    'bearing',
    {
      '[a mi|ese dia|eso|me] no [me|nos] (va|viene|sirve|conviene|funciona|queda|cuadra|encaja) [bien|muy bien]':
        'rejected',
      '(tengo|tenemos) [siempre|ya] [un|una|mi|el|la|al|a la|los|las] (gimnasio|gym|yoga|clase|clases|curso|colegio|trabajo|turno|guardia|reunion|entreno|entrenamiento|fisio|rehabilitacion|pilates|ensayo|coro|examen|natacion|futbol|padel|tenis|nieto|nieta|nietos|nina|nino|visita)':
        'rejected',
      '(tampoco|tampoco puedo|tampoco podemos|tampoco me va bien|tampoco me viene bien)': 'rejected',
      '(no puedo|no podemos|no puede ser|no podre|no es posible|imposible|es imposible|no va a poder ser)': 'rejected',
      '(es|esta|estaria|seria) [ya|muy|demasiado|muy mal] (ocupado|ocupada|lleno|completo|mal|complicado|dificil|tarde|temprano|pronto|imposible|festivo|mal dia)':
        'rejected',
      '(me|nos) (va|viene|queda) (mal|fatal|muy mal)': 'rejected',
      '(ya tengo|tengo|tenemos) (otra cosa|algo|un compromiso|otra cita|planes|una reunion|que trabajar)': 'rejected',
    },
    0.1,
  ),
  ...lexicon('bearing', { 'o (al dia siguiente|el dia despues|otro dia|algo asi|el dia siguiente)': 'refused' }, 0.1),
  ...lexicon('bearing', {
    '(estoy|estare|estamos|estaremos) [ya|siempre|muy] (ocupado|ocupada|fuera|de viaje|de vacaciones|trabajando|ocupados|en el trabajo)':
      'busy',
    '(trabajo|trabajamos|tengo trabajo|tengo clase|tengo colegio|tengo medico)': 'busy',
    '(abren|estan abiertos|esta abierto|cierran|que dia es|que fecha es|cuanto cuesta|quien trabaja)': 'busy',
    '(estuve|fui|llame|vine|estuvimos|fuimos) [alli|ahi|ya]': 'busy',
  }),
  // "Trabajo de una a nueve", "mi hora de comer es de doce a una".
  rule(
    'bearing',
    '(trabajo|trabajamos|trabaja|tengo clase|tengo turno|estoy ocupado|estoy ocupada|estoy trabajando) [siempre|solo] (de|desde|entre) [las|la] <b:clock> (a|hasta|y) [las|la] <c:clock>',
    () => 'explains',
    0.4,
  ),
  // When others come and go: "mi marido llega a las cuatro".
  ...['(el|ella) ', '(mi|mis|nuestro|nuestra|su|sus|el|la) <w:word> '].map((who) =>
    rule(
      'bearing',
      `${who}(llega|llegan|viene|vienen|sale|salen|entra|entran|empieza|empiezan|termina|terminan|acaba|acaban|vuelve|vuelven|cierra|abre) [solo|siempre|a casa|de trabajar|del trabajo|del colegio] [hasta|sobre|hacia] <c:clock>`,
      () => 'explains',
      0.3,
    ),
  ),
  ...lexicon('bearing', { '(asi que|por eso|por lo tanto|entonces|por tanto)': 'conclusion' }),
  ...lexicon(
    'bearing',
    {
      'si (es posible|puede ser|puede|pueden|hay|tiene|tienen|queda|le va bien|les va bien|no le importa|no es molestia|se puede|esta libre|fuera posible|pudiera ser) [hueco|sitio|algo|libre|algo libre]':
        'courtesy',
      '(si no|de ser posible|a ser posible|si no hay problema)': 'courtesy',
      '(no hay problema|por que no|sin problema|no esta mal)': 'courtesy',
    },
    0.05,
  ),
  ...lexicon('bearing', {
    '(cuanto cuesta|cuanto vale|cuanto sale|hay recargo|es mas caro|sale mas caro|recargo|cuanto dura|cuanto tarda|que horario tienen)':
      'asked',
  }),
  // What someone has already, or lets go.
  ...lexicon('bearing', {
    '(cancelar|anular|mover|cambiar|aplazar|posponer|cancele|anule|olvide) [mi|la|nuestra|el|esa] [cita|reserva] [del|de|de las]':
      'had',
    '(mi|nuestra) (cita|reserva|cita actual|cita anterior) [es|era|del|de las|de]': 'had',
    '(ya tengo|tengo|teniamos|tenemos) [ya] (una|la|mi) (cita|reserva) [el|para el|a las|del]': 'told',
    '(que dia es|que es|que fecha es|quiere decir) (hoy|manana|eso)': 'had',
    '(me paso|me ocurrio|llego|compre|lo compre|llame|pedi|lo pedi|me lo entregaron|se rompio|fue|estuve)': 'told',
  }),
  rule(
    'bearing',
    '(mi|nuestro|su) (cumpleanos|aniversario|vuelo|boda|hijo|hija|marido|mujer) (es|fue|tiene|era)',
    () => 'told',
  ),
  rule('moment', 'el <w:weekday> (siguiente|despues|antes)', () => ({}), -2),
  rule('moment', '(es|sera) <d:date> (festivo|fiesta|laborable)', () => ({})),
  ...lexicon('bearing', {
    'pero [ahora|entonces] (necesito|quiero|quisiera|me gustaria|prefiero|podria|puede|mejor|pongamos)': 'conclusion',
  }),
  ...lexicon('thing', { [`(${things}|de ellos|de ellas|de nosotros)`]: 'counted' }),
  ...lexicon('thing', {
    [`(${things}|piso|planta|calle|fila|pagina|clase|intento|parte|mitad|direccion|tienda|oficina|linea|letra|numero|capitulo|dosis|cumpleanos)`]:
      'placed',
  }),
];
