import { authClient } from '#web/lib/session.ts';
import { CompanyWall } from './company-wall.tsx';
import { TwoFactorNotice } from './two-factor-notice.tsx';

/** Whether this session has shown a second factor. */
export async function hasShownFactor(): Promise<boolean> {
  const { data, error } = await (await authClient()).mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.currentLevel === 'aal2';
}

interface WallProps {
  company: boolean;
  /** From when on a second factor is missing, ISO; null when none is. */
  factorFrom: string | null;
  isDue: boolean;
  /** On the page that shows and changes second factors. */
  isAccount: boolean;
}

/** Tells what a workspace asks for that the session has not shown, and leads to it. */
export default function Wall({ company, factorFrom, isDue, isAccount }: WallProps) {
  if (company) return isAccount ? null : <CompanyWall />;
  return factorFrom && <TwoFactorNotice from={factorFrom} isDue={isDue} isAccount={isAccount} />;
}
