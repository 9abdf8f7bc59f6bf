import { type ClassValue, clsx } from 'clsx';

/** Classes that are one property by their whole name. */
const named: Record<string, string> = Object.fromEntries(
  Object.entries({
    position: 'static fixed absolute relative sticky',
    display:
      'block inline inline-block flow-root flex inline-flex grid inline-grid contents hidden table table-row table-cell',
    'sr-only': 'sr-only not-sr-only',
    visibility: 'visible invisible collapse',
    'font-style': 'italic not-italic',
    'text-transform': 'uppercase lowercase capitalize normal-case',
    decoration: 'underline overline line-through no-underline',
    isolation: 'isolate isolation-auto',
    'text-overflow': 'truncate',
    'break-inside': 'break-inside-auto break-inside-avoid',
  }).flatMap(([group, names]) => names.split(' ').map((name) => [name, group])),
);

/** First words that stand for several properties: the first pattern that fits the rest says which. */
const shared: Record<string, [group: string, rest: RegExp][]> = {
  text: [
    ['text-size', /^(xs|sm|base|lg|[2-9]?xl|headline|display|\[.*\d.*\])$/],
    ['text-align', /^(left|center|right|justify|start|end)$/],
    ['text-wrap', /^(wrap|nowrap|balance|pretty)$/],
    ['text-overflow', /^(ellipsis|clip)$/],
  ],
  font: [['font-family', /^(sans|serif|mono)$/]],
  border: [
    ['border-collapse', /^(collapse|separate)$/],
    ['border-spacing', /^spacing-/],
    ['border-style', /^(solid|dashed|dotted|double|hidden|none)$/],
    ['border-width', /^(\d+|\[\d.*\]|)$/],
    ['border-$1-width', /^([trblxyse])(-\d+)?$/],
    ['border-$1-color', /^([trblxyse])-/],
  ],
  flex: [
    ['flex-direction', /^(row|col)(-reverse)?$/],
    ['flex-wrap', /^(wrap|nowrap|wrap-reverse)$/],
    ['flex', /^/],
  ],
  outline: [
    ['outline-style', /^(none|hidden|solid|dashed|dotted|double)$/],
    ['outline-width', /^(\d+|)$/],
    ['outline-offset', /^offset-/],
  ],
  underline: [['underline-offset', /^offset-/]],
  object: [['object-fit', /^(contain|cover|fill|none|scale-down)$/]],
  bg: [
    ['bg-image', /^(none|linear-|gradient-|\[url|\[.*gradient)/],
    ['bg-clip', /^clip-/],
  ],
  shadow: [['shadow', /^(|none|raised|overlay|\[.*)$/]],
  table: [['table-layout', /^(auto|fixed)$/]],
};

/** Properties that have the first words of their class to themselves, the longer ones first. */
const plain =
  /^(p[xytrblse]?|m[xytrblse]?|min-w|max-w|min-h|max-h|w|h|size|gap-[xy]|gap|space-[xy]|inset-[xy]|inset|top|right|bottom|left|rounded-[trblse]{1,2}|rounded|opacity|z|order|items|justify-items|justify-self|justify|place-items|place-content|content|self|shrink|grow|basis|leading|tracking|whitespace|cursor|pointer-events|select|resize|appearance|overflow-[xy]|overflow|grid-cols|grid-rows|col-start|col-end|col|row-start|row-end|row|aspect|duration|delay|ease|animate|transition|origin|scale-[xy]|scale|rotate|translate-[xy]|translate|accent|caret|fill|stroke|list|align|break|divide-[xy]|divide|scroll-p[xytrbl]?|scroll-m[xytrbl]?|columns|line-clamp|field-sizing|will-change)(?:-(?!$)|$)/;

const sides = (name: string) => ['t', 'r', 'b', 'l', 's', 'e'].map((side) => name + side);

/** What a property sets beside itself. */
const covers: Record<string, string[]> = {
  ...Object.fromEntries(
    ['p', 'm', 'scroll-p', 'scroll-m'].flatMap((name) => [
      [name, [`${name}x`, `${name}y`, ...sides(name)]],
      [`${name}x`, [`${name}l`, `${name}r`]],
      [`${name}y`, [`${name}t`, `${name}b`]],
    ]),
  ),
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  rounded: sides('rounded-').concat(['tl', 'tr', 'bl', 'br'].map((corner) => `rounded-${corner}`)),
  'border-x-width': ['border-l-width', 'border-r-width'],
  'border-y-width': ['border-t-width', 'border-b-width'],
  'border-width': [...sides('border-'), 'border-x', 'border-y'].map((side) => `${side}-width`),
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  col: ['col-start', 'col-end'],
  row: ['row-start', 'row-end'],
};

/** The property that a class sets, with the states that it holds in; a class that is not known stands for itself. */
function propertyOf(name: string): { states: string; property: string } {
  const [, states = '', utility = name] = /^((?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*)(.*)$/.exec(name) ?? [];
  const bare = utility.replace(/^-|^!|!$/g, '');
  if (named[bare]) return { states, property: named[bare] };
  const cut = bare.indexOf('-');
  const [first, rest] = cut < 0 ? [bare, ''] : [bare.slice(0, cut), bare.slice(cut + 1)];
  const choices = shared[first];
  if (choices) {
    const [group = `${first}-color`, pattern = /^/] = choices.find(([, fits]) => fits.test(rest)) ?? [];
    return { states, property: group.replace('$1', pattern.exec(rest)?.[1] ?? '') };
  }
  return { states, property: plain.exec(bare)?.[1] ?? bare };
}

/**
 * Joins class names; of two that set the same property the later wins. A small tailwind-merge that knows the properties
 * which this project uses: the test beside it compares the two over every class in the source.
 */
export function cn(...classes: ClassValue[]): string {
  const settled = new Set<string>();
  const kept: string[] = [];
  for (const name of clsx(classes).split(/\s+/).reverse()) {
    if (name === '') continue;
    const { states, property } = propertyOf(name);
    if (settled.has(states + property)) continue;
    for (const one of [property, ...(covers[property] ?? [])]) settled.add(states + one);
    kept.push(name);
  }
  return kept.reverse().join(' ');
}
