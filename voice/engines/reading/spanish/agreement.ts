import type { SpanishGender } from './numbers.ts';

const masculineInA =
  /^(?:días?|mapas?|problemas?|temas?|sistemas?|idiomas?|programas?|planetas?|climas?|poemas?|cometas?|sofás?|turistas?|menús?|colegas?|aromas?|dramas?|esquemas?|diplomas?|síntomas?|gramas?|centígramas?)$/i;
const feminineElse =
  /^(?:noches?|veces|vez|manos?|clases?|partes?|calles?|llaves?|tardes?|series?|bases?|fases?|frases?|flor(?:es)?|red(?:es)?|mujer(?:es)?|imagen|imágenes|orden|órdenes|señal(?:es)?|nubes?|leches?|sangres?|carnes?|fotos?|motos?|radios?|sal|miel|piel|cárcel|nave|naves|torres?|fuentes?|gentes?|suertes?|muertes?|mentes?|sedes?|redes|paredes|pared|leyes|ley|luces|luz|voces|voz|cruz|cruces|raíz|raíces)$/i;
/** What may stand behind a number without being counted by it. */
const notCounted =
  /^(?:de|del|y|e|o|u|a|al|en|para|por|con|es|está|están|son|hay|que|la|las|una|hasta|desde|ya|va|era|sea|cada|toda|todas|mala|buena|esta|esa|nuestra|ahora|para|como|sobre|tras|sin|contra|entre|menos|más|mañana|hora|hola|gracias|llega|sale|cuesta|termina|empieza|acaba|queda|quedan|queda|confirmada|aprobada|lista|listas|cerrada|abierta|ocupada|disponible|incluida|incluidas)$/i;

/** Of a counted noun, by its ending; undefined where it is none. A plural for all but one. */
export function spanishGender(noun: string, isOne: boolean): SpanishGender | undefined {
  const word = noun.toLowerCase();
  if (notCounted.test(word) && !(isOne && word === 'hora')) return word === 'hora' ? 'f' : undefined;
  if (!isOne && !/s$/.test(word)) return undefined;
  if (masculineInA.test(word)) return 'm';
  if (feminineElse.test(word)) return 'f';
  if (/(?:as?|ión|iones|dad|dades|tad|tades|tud|tudes|umbres?|ez)$/.test(word)) return 'f';
  return /(?:os?|es?|[lrnjy]|ú)$/.test(word) ? 'm' : undefined;
}
