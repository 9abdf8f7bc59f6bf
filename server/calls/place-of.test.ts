import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each([
  ['+12125550123', 'US 212'],
  ['+14165550134', 'CA 416'],
  ['+493012345678', 'DE 30'],
  ['+4915112345678', 'DE mobile'],
  ['+442079460018', 'GB 20'],
  ['+18005550199', 'US toll-free'],
  ['+33123456789', 'FR 1'],
  ['+15555550100', null],
])('%s is in %s', (number, place) => {
  expect(placeOf(number)).toBe(place);
});
