import { describe, expect, it } from 'vitest';
import { cleanAddress, loginAddress, noticeInAddress, safeNext, twoFactorAddress } from './auth-address.ts';

describe('safeNext', () => {
  it.each([
    '/dashboard',
    '/dashboard/agents',
    '/dashboard/agents?create',
    '/dashboard/calls#end',
    '/new-password',
    '/invitation',
  ])('keeps %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '//evil.example/dashboard',
    'https://evil.example/dashboard',
    '/dashboards',
    '/new-password/../login',
    '/invitation?token=x',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('sends %s to the dashboard', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });
});

describe('noticeInAddress', () => {
  const at = (hash: string, search = '') => noticeInAddress({ hash, search });
  const ended = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';

  it('reads why a link from a mail failed, in the fragment or in the query', () => {
    const notice = { tone: 'danger', text: 'Email link is invalid or has expired', code: 'otp_expired' };
    expect(at(`#${ended}`)).toEqual(notice);
    expect(at('', `?${ended}`)).toEqual(notice);
  });

  it('reads that the first of two mails is confirmed', () => {
    const hash = '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=';
    expect(at(hash)).toMatchObject({
      tone: 'info',
      text: expect.stringContaining('the link we emailed to the other one'),
    });
    expect(at('#message=Call+this+number')).toBeNull();
  });

  it('says what a session in the address came from', () => {
    expect(at('#access_token=x&type=signup')?.text).toBe('Your email address is verified. Welcome.');
    expect(at('#access_token=x&type=email_change')?.text).toBe('Your email address has changed.');
    expect(at('#access_token=x&type=magiclink')).toBeNull();
  });

  it('finds nothing in a heading, and shows no novel', () => {
    expect(at('#contact')).toBeNull();
    expect(at('')).toBeNull();
    expect(at('', '?message=hello')).toBeNull();
    expect(at(`#error_description=${'x'.repeat(5_000)}`)?.text).toHaveLength(300);
  });
});

describe('loginAddress', () => {
  const failed = { tone: 'danger', text: 'Email link is invalid', code: 'otp_expired' } as const;

  it('leads back to where somebody wanted to go', () => {
    const address = loginAddress({ pathname: '/dashboard/agents', search: '?create' });
    expect(address).toBe('/login?next=%2Fdashboard%2Fagents%3Fcreate');
    expect(loginAddress({ pathname: '/dashboard', search: '' })).toBe('/login');
  });

  it('carries what a link said, as the page there reads it', () => {
    const address = loginAddress({ pathname: '/dashboard', search: '' }, failed);
    expect(noticeInAddress(new URL(address, 'http://localhost'))).toEqual(failed);
    const half = noticeInAddress({ search: '', hash: '#message=Confirmation+link+accepted.' });
    expect(
      noticeInAddress(new URL(loginAddress({ pathname: '/dashboard/account', search: '' }, half), 'http://a')),
    ).toEqual(half);
  });

  it('takes what a provider wrote into the query out of the way back', () => {
    const search = '?tab=1&error=server_error&error_code=unexpected_failure&error_description=No';
    expect(loginAddress({ pathname: '/dashboard/calls', search })).toBe('/login?next=%2Fdashboard%2Fcalls%3Ftab%3D1');
    expect(cleanAddress({ pathname: '/dashboard', search })).toBe('/dashboard?tab=1');
  });
});

it('asks for the second factor on the way to a page', () => {
  expect(twoFactorAddress('/dashboard')).toBe('/two-factor');
  expect(twoFactorAddress('/new-password')).toBe('/two-factor?next=%2Fnew-password');
});
