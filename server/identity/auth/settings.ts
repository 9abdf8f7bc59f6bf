import type { Services } from '#server/services.ts';

/** Providers that the protocol's clients ask about and that we do not have. */
const absent = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** What this installation allows, for sign-in screens. */
export function authSettings({ config }: Services) {
  return {
    external: {
      ...Object.fromEntries(absent.map((name) => [name, false])),
      email: true,
      google: config.google !== null,
    },
    disable_signup: false,
    mailer_autoconfirm: config.auth.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
