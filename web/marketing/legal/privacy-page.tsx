import { LegalFrame } from './legal-frame.tsx';

const sections = [
  {
    title: 'Who holds your data',
    text: 'Parley is run by the operator of this installation, on their own machines. Nothing is sent to the software’s developers.',
  },
  {
    title: 'What we store about you',
    text: 'Your email address, your phone number, your password (as an irreversible hash), when you signed in, and everything you build and configure in your workspaces.',
  },
  {
    title: 'When you write to us',
    text: 'We store what you enter in the contact form and when you send it. Your message is emailed to the operator and stored with their contacts so someone can reply.',
  },
  {
    title: 'Call data we store',
    text: 'Each call’s transcript with timestamps, the agent’s audio, the collected values, and the actions taken. What members of the workspace can see depends on their role.',
  },
  {
    title: 'Speech recognition',
    text: 'When you talk to an agent in the browser, your voice is turned into text by the business’s speech-to-text service, if it has one, or by your browser. Some browsers do this on their vendor’s servers. No call is recorded unless the agent tells you. You can always type instead.',
  },
  {
    title: 'Cookies and tracking',
    text: 'There is no tracking and no advertising. Your session, your theme and workspace choices, and what you typed into a voice demo are kept in this browser’s local storage.',
  },
  {
    title: 'Other data processors',
    text: 'Your data is shared only with services that the operator or your workspace has connected, such as telephony, email, or a language model. They only get the data they need.',
  },
  {
    title: 'Your rights',
    text: 'You can ask the operator to show, correct, export, or delete the data stored about you.',
  },
] as const;

export default function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy Policy"
      description="What this installation of Parley stores about you and your calls, and why."
      path="/privacy"
      sections={sections}
    />
  );
}
