import { describe, expect, it } from 'vitest';
import { neighbours } from './neighbours.data.ts';
import { hurriedNeighbours } from './neighbours.hurried.data.ts';
import { openingNeighbours } from './neighbours.openings.data.ts';
import { tried } from './neighbours.ts';
import { valueNeighbours } from './neighbours.values.data.ts';

const all = [...neighbours, ...hurriedNeighbours, ...openingNeighbours, ...valueNeighbours];

describe('neighbours', () => {
  it.each(all.map((kind) => [`${kind.flow}: ${kind.kind}`, kind] as const))('%s', (_, kind) => {
    expect(kind.says.length).toBeGreaterThanOrEqual(10);
    const found = tried(kind);
    expect(found.map(({ text, left: what }) => ({ text, ...what }))).toEqual(
      found.map(({ text, expected }) => ({ text, ...expected })),
    );
  });
});
