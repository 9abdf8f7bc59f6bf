import type { Topic } from '#voice/languages/everyday-topic.ts';
import { money, span } from '#voice/languages/topic-values.ts';

export const spanishTopics: readonly Topic[] = [
  { asks: /\b(?:descuentos?|rebaja\w*)\b/, heads: 'descuentos descuento', tells: /\b(?:descuento|rebaja)/ },
  {
    asks: /\bdonde (?:era|es|esta|estan|queda|quedan|se encuentran?|tengo que ir|debo ir)(?: exactamente| ustedes| eso| esto| la clinica| la consulta| la oficina)*\b|\bcomo (?:llego|se llega|llegamos|voy|los encuentro)\b|\bcual (?:es|era) (?:la|su) direccion\b|\ben que calle\b/,
    heads: 'direccion ubicacion llegar donde',
    tells: /\b(?:calle|avenida|plaza|paseo|carretera|planta|piso)\b/,
  },
  {
    asks: /\b(?:aparcar|aparcamiento|estacionar|estacionamiento|parking|dejar el coche|dejo el coche)\b/,
    heads: 'aparcamiento estacionamiento parking',
    tells: /\b(?:aparca|estaciona|parking|garaje)/,
  },
  {
    asks: /\bsillas? de ruedas\b(?:.*\b(?:entrar|entro|subir|pasar|acceder)\b)?|\bascensor\b|\bescaleras?\b|\baccesible\b|\bandador\b|\bmovilidad reducida\b/,
    heads: 'acceso accesibilidad direccion',
    tells: /\b(?:ascensor|accesible|silla de ruedas|rampa|planta baja)\b/,
  },
  {
    asks: /\b(?:si|puedo|podria|hasta cuando puedo) (?:luego |despues |al final |la |lo |tengo que )*(?:anul\w*|cancel\w*|no (?:puedo|puede) ir)\b|\b(?:anular|cancelar)(?:la|lo)?\b/,
    heads: 'cancelar cancelacion anular cita',
    tells: /\b(?:cancel|anul)/,
  },
  {
    asks: /\b(?:tengo que|hay que|debo|necesito|hace falta) (?:llevar|traer)\b(?: algo| nada| alguna cosa)?|\bque (?:llevo|traigo|tengo que (?:llevar|traer)|hay que (?:llevar|traer))\b/,
    heads: 'traer llevar visita',
    tells: /\b(?:traiga|traer|lleve|llevar)\b/,
  },
  {
    asks: /\b(?:cuando|cuanto (?:tardan|tardaran|tarda)|en cuanto tiempo) .{0,30}\b(?:llam\w+|contest\w+|respond\w+|contact\w+|respuesta)\b/,
    heads: 'respuesta tiempos',
    tells: /\b(?:respond|contest)\w*\b|\bdia laborable\b/,
  },
  {
    asks: /\bcuanto (?:dura|tarda|tiempo|se tarda|va a durar|voy a tardar)\b(?: (?:eso|esto|la cita|la encuesta|aproximadamente|es|lleva|necesito))*/,
    heads: 'duracion',
    tells: span,
  },
  {
    asks: /\bcuanto (?:me )?(?:cuesta|cuestan|vale|valen|cobran?|costaria|es|seria|sale)\b(?: (?:eso|esto|ustedes|mas o menos))*|\b(?:cual es el|que) precio\b|\bprecios?\b|\btarifas?\b/,
    heads: 'precios precio tarifas planes',
    tells: money,
  },
  {
    asks: /\b(?:probar(?:lo|la)?|prueba|periodo de prueba)\b/,
    heads: 'prueba probar',
    tells: /\b(?:prueba|probar|gratis)\b/,
  },
  {
    asks: /\b(?:permanencia|contrato|compromiso|plazo minimo)\b/,
    heads: 'contrato permanencia',
    tells: /\b(?:permanencia|contrato|baja|compromiso)\b/,
  },
  { asks: /\bcontrasena\b/, heads: 'contrasena', tells: /\bcontrasena\b/ },
  {
    asks: /\b(?:reembols\w+|devuelv\w+ el dinero|devolucion\w*)\b/,
    heads: 'reembolsos devoluciones reembolso',
    tells: /\b(?:reembols|devol)/,
  },
  {
    asks: /\bcuantas preguntas\b|\bcuantas (?:son|quedan)\b/,
    heads: 'encuesta duracion preguntas',
    tells: /\bpreguntas\b/,
  },
  {
    asks: /\b(?:que gano|gano algo|me dan algo|me llevo algo|recibo algo|hay algun regalo|vale|regalo|sorteo)\b/,
    heads: 'gracias agradecimiento regalo',
    tells: /\b(?:vale|cheque|regalo|sorteo)\b/,
  },
  {
    asks: /\bde donde (?:han sacado|sacaron|tienen|han cogido) mi (?:numero|nombre)\b|\bquien les (?:ha dado|dio) mi (?:numero|nombre|telefono)\b/,
    heads: 'quien datos numero pregunta',
    tells: /\b(?:su|de telefono) numero\b|\bnumero\b/,
  },
  {
    asks: /\bque (?:hacen|pasa|haran) con (?:mis|las|los) (?:respuestas|datos)\b|\b(?:es )?(?:anonimo|anonima|confidencial)\b|\bquien (?:ve|lee|escucha) (?:mis|las|esto)\b/,
    heads: 'datos privacidad respuestas',
    tells: /\b(?:guard|conserv|transmit|anonim|confidencial|comparten)/,
  },
  {
    asks: /\b(?:seguros?|seguro medico|mutua|mutuas|aseguradora)\b(?! que)/,
    heads: 'seguros seguro mutuas',
    tells: /\b(?:seguro|mutua|asegurador)/,
  },
  {
    asks: /\b(?:pagar|pago) (?:con|en|por)\b|\bcomo (?:puedo|se puede|tengo que) pagar\b|\baceptan tarjeta\b/,
    heads: 'pago formas',
    tells: /\b(?:pagar|tarjeta|efectivo)\b/,
  },
];
