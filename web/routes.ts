import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, pages } from './dashboard/pages.tsx';

/** Every page of the dashboard's table, with the pages below it. */
function dashboardRoutes(page: Page): RouteConfigEntry[] {
  const path = page.path.replace('/dashboard/', '');
  const own = route(path, page.file ?? 'dashboard/shell/coming-page.tsx', { id: page.path });
  return [own, ...[...(page.children ?? []), ...(page.details ?? [])].flatMap(dashboardRoutes)];
}

export default [
  layout('marketing/chrome/site-layout.tsx', [
    index('marketing/home/home-page.tsx'),
    route('solutions/text-to-speech', 'marketing/text-to-speech/text-to-speech-page.tsx'),
    route('solutions/text-to-speech-api', 'marketing/text-to-speech-api/text-to-speech-api-page.tsx'),
    route('tts-api', 'marketing/text-to-speech-api/text-to-speech-api-page.tsx', { id: 'tts-api' }),
    route('solutions', 'marketing/solutions/solutions-page.tsx'),
    route('solutions/ai-voice-agents', 'marketing/ai-voice-agents/ai-voice-agents-page.tsx'),
    route('solutions/ai-avatar', 'marketing/ai-avatar/ai-avatar-page.tsx'),
    route('solutions/content-creators', 'marketing/content-creators/content-creators-page.tsx'),
    route('about', 'marketing/about/about-page.tsx'),
    route('contact', 'marketing/contact/contact-page.tsx'),
    route('documentation', 'marketing/documentation/documentation-page.tsx'),
    route('terms', 'marketing/legal/terms-page.tsx'),
    route('privacy', 'marketing/legal/privacy-page.tsx'),
    route('*', 'marketing/not-found-page.tsx'),
  ]),
  layout('auth/auth-layout.tsx', [
    route('get-started', 'auth/sign-up-page.tsx'),
    route('login', 'auth/login-page.tsx'),
    route('forgot-password', 'auth/forgot-password-page.tsx'),
    route('new-password', 'auth/new-password-page.tsx'),
    route('two-factor', 'auth/two-factor-page.tsx'),
  ]),
  route('dashboard', 'dashboard/shell/dashboard-layout.tsx', [
    index('dashboard/shell/dashboard-index.tsx'),
    layout('dashboard/shell/page-frame.tsx', [
      ...pages.flatMap(dashboardRoutes),
      route('*', 'dashboard/shell/unknown-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
