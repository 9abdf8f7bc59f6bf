import { LegalFrame } from './legal-frame.tsx';

const sections = [
  {
    title: 'Who holds the data',
    text: 'Parley is run by the operator of this installation, on their own machines. Nothing is sent to the makers of the software.',
  },
  {
    title: 'What is stored about you',
    text: 'Your email address, your phone number, your password as a hash that cannot be turned back, when you signed in, and what you build and configure in your workspaces.',
  },
  {
    title: 'When you write to us',
    text: 'What you type into the contact form, and when. It’s emailed to the operator and stored in their contacts, so that someone can answer you.',
  },
  {
    title: 'What is stored about calls',
    text: 'The transcript of each call with its times, what the agent said as sound, what was collected, and what was done because of it. Members of the workspace can see it according to their role.',
  },
  {
    title: 'Recognition of speech',
    text: 'When you talk with an agent in the browser, your voice is turned into text by the speech-to-text service of the business, if it has one, or by your browser; some browsers do that on servers of their maker. The call is recorded only if the agent tells you so. Typing is always possible instead.',
  },
  {
    title: 'Cookies and tracking',
    text: 'There is no tracking and no advertising. Your session, your choices of theme and workspace, and what you typed into a voice demo are kept in this browser’s local storage.',
  },
  {
    title: 'Others who process data',
    text: 'Only services that the operator or your workspace has connected, such as telephony, email, or a language model, and only what they need.',
  },
  {
    title: 'Your rights',
    text: 'Ask the operator to see, correct, hand over or delete what is stored about you.',
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
