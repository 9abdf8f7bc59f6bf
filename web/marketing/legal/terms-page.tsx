import { LegalFrame } from './legal-frame.tsx';

const sections = [
  {
    title: 'What you get',
    text: 'An account lets you build voice agents and use the speech tools of this installation of Parley. Your agreement is with the operator of the installation.',
  },
  {
    title: 'Acceptable use',
    text: 'Use Parley for your own business and your customers. Don’t use it to deceive people about who is calling, to imitate a person without their consent, or to send unsolicited calls and messages.',
  },
  {
    title: 'Your content stays yours',
    text: 'Texts, documents, recordings, and transcripts that you upload or that your calls create belong to you. They’re processed only to provide the service.',
  },
  {
    title: 'Calls and consent',
    text: 'In many places, callers must be told that they’re talking to a machine and that the call is being recorded. Where the law requires it, telling them is your responsibility.',
  },
  {
    title: 'Limits and payment',
    text: 'Workspaces have limits on minutes, numbers, and storage, which are shown in their settings. You arrange paid plans with the operator of this installation.',
  },
  {
    title: 'Warranty and liability',
    text: 'The software is provided under the Apache License 2.0, without warranty. The operator is liable for the service only to the extent required by law.',
  },
  {
    title: 'Ending your account',
    text: 'You can leave at any time. The operator can close an account that violates these terms, and will tell you why.',
  },
] as const;

export default function TermsPage() {
  return (
    <LegalFrame
      title="Terms"
      description="The terms for using this installation of Parley."
      path="/terms"
      sections={sections}
    />
  );
}
