/** Elements and attributes of a drawing that can neither run nor load anything. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use title desc text tspan'.split(
    ' ',
  ),
);
const attributes = new Set(
  (
    'id class x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height viewBox preserveAspectRatio transform version ' +
    'fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset opacity offset stop-color stop-opacity gradientUnits ' +
    'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits href xlink:href xmlns xmlns:xlink xml:space role ' +
    'aria-label aria-hidden font-family font-size font-weight text-anchor letter-spacing color display visibility'
  ).split(' '),
);

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const prologue = /^\uFEFF?\s*(<\?xml\s[^?<>]*\?>\s*)?/;
const comment = /<!--(?:(?!--)[\s\S])*-->/y;

/** Colours and numbers; of addresses only those of the drawing's own parts. */
function isHarmless(name: string, value: string): boolean {
  if (/&(?!amp;|lt;|gt;|quot;|apos;|#\d{1,6};)/.test(value)) return false;
  if (name === 'xmlns' || name === 'xmlns:xlink') return /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(value);
  if (name === 'href' || name === 'xlink:href') return /^#[\w-]+$/.test(value);
  if (/url\(/i.test(value)) return /^url\(#[\w-]+\)$/.test(value.trim());
  return !/[\\]|script:|expression|import/i.test(value);
}

/**
 * Why a drawing may not be shown; null when it may. Only what is named above is let in: a list of dangers would never
 * be whole. No document type, so no entities; no style, so no addresses in it.
 */
export function svgProblem(text: string): string | null {
  let at = prologue.exec(text)![0].length;
  const open: string[] = [];
  let isBegun = false;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const between = text.slice(at, next === -1 ? text.length : next);
    if (open.length === 0 ? between.trim() !== '' : /&(?!amp;|lt;|gt;|quot;|apos;|#\d{1,6};)/.test(between)) {
      return 'The image is incomplete.';
    }
    if (next === -1) break;
    comment.lastIndex = next;
    const noted = comment.exec(text);
    if (noted !== null) {
      at = next + noted[0].length;
      continue;
    }
    tag.lastIndex = next;
    const found = tag.exec(text);
    if (found === null) return 'The image contains elements other than plain shapes.';
    const [whole, closes, name = '', given = '', closesItself] = found;
    at = next + whole.length;
    if (!elements.has(name)) return `The image contains <${name.slice(0, 30)}>, which isn’t a plain shape.`;
    if (closes) {
      if (open.pop() !== name) return 'The image is incomplete.';
      continue;
    }
    if (open.length === 0 && (isBegun || name !== 'svg')) return 'The file isn’t an SVG image.';
    isBegun = true;
    for (const [, key = '', double, single] of given.matchAll(attribute)) {
      if (!attributes.has(key)) return `The image contains the ${key.slice(0, 30)} attribute, which isn’t supported.`;
      if (!isHarmless(key, double ?? single ?? ''))
        return `The ${key} attribute links to another file or has an unsupported value.`;
    }
    if (!closesItself) open.push(name);
    if (open.length > 50) return 'The elements are nested too deeply.';
  }
  return isBegun && open.length === 0 ? null : 'The image is incomplete.';
}
