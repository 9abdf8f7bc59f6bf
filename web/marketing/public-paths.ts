/** The pages of the site, by path: the route table is made of them. A new public page is its file and a row here. */
export const sitePages: Record<`/${string}`, string> = {
  '/': 'marketing/home/home-page.tsx',
  '/solutions': 'marketing/solutions/solutions-page.tsx',
  '/solutions/text-to-speech': 'marketing/text-to-speech/text-to-speech-page.tsx',
  '/solutions/text-to-speech-api': 'marketing/text-to-speech-api/text-to-speech-api-page.tsx',
  '/tts-api': 'marketing/text-to-speech-api/text-to-speech-api-page.tsx',
  '/solutions/ai-voice-agents': 'marketing/ai-voice-agents/ai-voice-agents-page.tsx',
  '/solutions/ai-avatar': 'marketing/ai-avatar/ai-avatar-page.tsx',
  '/solutions/content-creators': 'marketing/content-creators/content-creators-page.tsx',
  '/about': 'marketing/about/about-page.tsx',
  '/contact': 'marketing/contact/contact-page.tsx',
  '/documentation': 'marketing/documentation/documentation-page.tsx',
  '/docs': 'docs/doc-page.tsx',
  '/terms': 'marketing/legal/terms-page.tsx',
  '/privacy': 'marketing/legal/privacy-page.tsx',
};

/** The sign-in screens, by path. */
export const authPages: Record<`/${string}`, string> = {
  '/get-started': 'auth/sign-up-page.tsx',
  '/login': 'auth/login-page.tsx',
  '/forgot-password': 'auth/forgot-password-page.tsx',
  '/new-password': 'auth/new-password-page.tsx',
  '/invitation': 'auth/invitation-page.tsx',
  '/two-factor': 'auth/two-factor-page.tsx',
};

/** Every public page is prerendered; the sitemap lists those that do not ask to be left out. */
export const publicPaths = [...Object.keys(sitePages), ...Object.keys(authPages)];
