import { describe, expect, it } from 'vitest';
import { errorInAddress, loginAddress, safeNext } from './auth-address.ts';

describe('safeNext', () => {
  it.each(['/dashboard', '/dashboard/agents', '/dashboard/agents?create', '/dashboard/calls#end'])(
    'keeps %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    null,
    '',
    '/',
    '/login',
    '//evil.example/dashboard',
    'https://evil.example/dashboard',
    '/dashboards',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('sends %s to the dashboard', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });
});

describe('errorInAddress', () => {
  it('reads what a link from a mail says', () => {
    const hash =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';
    expect(errorInAddress(hash)).toBe('Email link is invalid or has expired');
  });

  it('finds nothing in a session or in a heading', () => {
    expect(errorInAddress('#access_token=x&refresh_token=y')).toBeNull();
    expect(errorInAddress('#contact')).toBeNull();
    expect(errorInAddress('')).toBeNull();
  });
});

describe('loginAddress', () => {
  it('leads back to where somebody wanted to go', () => {
    const address = loginAddress({ pathname: '/dashboard/agents', search: '?create', hash: '' });
    expect(address).toBe('/login?next=%2Fdashboard%2Fagents%3Fcreate');
  });

  it('carries the reason of a failed link, and no session', () => {
    expect(loginAddress({ pathname: '/dashboard', search: '', hash: '#error=access_denied' })).toBe(
      '/login#error=access_denied',
    );
    expect(loginAddress({ pathname: '/dashboard', search: '', hash: '#access_token=x' })).toBe('/login');
  });
});
