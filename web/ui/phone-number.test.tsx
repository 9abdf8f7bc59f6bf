import '#web/testing/browser-gaps.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneNumber } from './phone-number.tsx';

it('groups a number of North America at once, and one of elsewhere when the groups have come', async () => {
  render(<PhoneNumber number="+12125550117" />);
  screen.getByText('+1 (212) 555-0117');
  render(<PhoneNumber number="+4930901820" />);
  await screen.findByText('+49 30 901820');
});

it('leaves what is no number as it is', () => {
  render(<PhoneNumber number="sip:desk@example.com" />);
  expect(screen.getByText('sip:desk@example.com')).toBeTruthy();
});
