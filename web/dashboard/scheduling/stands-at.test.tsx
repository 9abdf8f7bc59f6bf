import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StandsAt } from './stands-at.tsx';

it('says what is in doubt and why in sentences of their own', () => {
  render(<StandsAt events={[{ service: 'google', status: 'waiting', unchecked: true, problem: 'Google is busy.' }]} />);
  expect(
    screen.getByText(/shortly\. The calendar didn’t confirm .*, so we’ll check again first\. Google is busy\.$/),
  ).toBeTruthy();
});
