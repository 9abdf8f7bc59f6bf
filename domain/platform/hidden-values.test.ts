import { expect, it } from 'vitest';
import { shownJson } from './hidden-values.ts';

it('keys in headers of a request are not shown with it, names of the vault are', () => {
  const headers = (...values: string[]) =>
    ['Authorization', 'X-Api-Key', 'Accept'].map((name, at) => ({ name, value: values[at]! }));
  const shown = shownJson({ url: 'https://api.example.com', headers: headers('Bearer sk-1', 'k-2', 'text/html') }, []);
  expect(shown).toEqual({ url: 'https://api.example.com', headers: headers('[hidden]', '[hidden]', 'text/html') });
  const named = { headers: headers('Bearer {{secret.SHOP_KEY}}', '', '') };
  expect(shownJson(named, [])).toEqual(named);
});
