import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from './cn.ts';

const reference = extendTailwindMerge({
  extend: { theme: { text: ['headline', 'display'], shadow: ['raised', 'overlay'] } },
});

const sources = import.meta.glob<string>(['../**/*.tsx', './*.ts', '!../**/*.test.tsx', '!./cn*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words in quotes of the source: the classes, and more that does no harm. */
const words = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, text]) => text!.split(/\s+/)),
  ),
);
/** Those that tailwind-merge takes for classes, without their states: a pair of the same is one. */
const classes = [...words].filter(
  (word) => /^[-!a-z\d.[\]/%()_,]+$/.test(word) && reference(`${word} ${word}`) === word,
);

it('agrees with tailwind-merge on every two classes of the source', () => {
  expect(classes.length).toBeGreaterThan(300);
  const differing: string[] = [];
  for (const one of classes) {
    for (const other of classes) {
      const pair = `${one} ${other}`;
      if (cn(pair) !== reference(pair)) differing.push(`${pair}: ${cn(pair)}, not ${reference(pair)}`);
    }
  }
  expect(differing).toEqual([]);
  // Hundreds of thousands of pairs.
}, 120_000);

it('lets the later of two win, in the same state only', () => {
  expect(cn('px-2.5 h-8', false, ['px-3', undefined])).toBe('h-8 px-3');
  expect(cn('h-8 pointer-coarse:h-11 h-10')).toBe('pointer-coarse:h-11 h-10');
  expect(cn('[&_svg]:text-muted text-danger-text [&_svg]:text-danger-text')).toBe(
    'text-danger-text [&_svg]:text-danger-text',
  );
  expect(cn('data-[state=open]:p-2 data-[state=closed]:p-4 data-[state=open]:px-1')).toBe(
    'data-[state=open]:p-2 data-[state=closed]:p-4 data-[state=open]:px-1',
  );
  expect(cn('text-sm text-muted text-center', 'text-danger-text')).toBe('text-sm text-center text-danger-text');
  expect(cn('no-class no-class other')).toBe('no-class other');
});
