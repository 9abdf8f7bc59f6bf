import type { GoldenDialogue } from './dialogue-script.ts';

export const workflowDialogues: GoldenDialogue[] = [
  {
    name: 'reminds the right person, who pays this week',
    flow: 'payment-reminder',
    known: { customer: 'Maria Lopez', amount: 'your invoice over 120 dollars', due_date: '2026-11-02' },
    script: `
      A: Hello, this is the automated assistant from Acme.
      A: Am I speaking with Maria Lopez?
      C: yes, speaking
      A: Got it.
      A: This is a friendly reminder that your invoice over 120 dollars was due Monday, November 2, and we haven't received payment yet.
      A: Has it already been paid, or when do you expect to pay?
      C: I will pay it tomorrow
      A: Thanks.
      A! Thank you. I've made a note of that. Goodbye.
      E: completed, success
      = customer: "Maria Lopez"
      = amount: "your invoice over 120 dollars"
      = due_date: "2026-11-02"
      = right_person: true
      = payment: "this_week"
    `,
  },
  {
    name: 'tells nobody else of the debt',
    flow: 'payment-reminder',
    known: { customer: 'Maria Lopez' },
    script: `
      A: Hello, this is the automated assistant from Acme.
      A: Am I speaking with Maria Lopez?
      C: no, she's not here
      A: Got it.
      A! Sorry to bother you. Goodbye.
      E: completed, neutral
      = customer: "Maria Lopez"
      = right_person: false
    `,
  },
  {
    name: 'notes that something is wrong with an invoice',
    flow: 'payment-reminder',
    script: `
      A: Hello, this is the automated assistant from Acme.
      A: Am I speaking with the person who handles the bills?
      C: yes
      A: Got it.
      A: This is a friendly reminder that an invoice was due recently, and we haven't received payment yet.
      A: Has it already been paid, or when do you expect to pay?
      C: something is wrong with it
      A: Thanks.
      A! Thank you. I've made a note of that. Goodbye.
      E: completed, success
      = right_person: true
      = payment: "problem"
    `,
  },
  {
    name: 'ends when nobody answers a reminder',
    flow: 'payment-reminder',
    script: `
      A: Hello, this is the automated assistant from Acme.
      A: Am I speaking with the person who handles the bills?
      C: yes
      A: Got it.
      A: This is a friendly reminder that an invoice was due recently, and we haven't received payment yet.
      A: Has it already been paid, or when do you expect to pay?
      S:
      A: Are you still there?
      A: Has it already been paid, or when do you expect to pay?
      S:
      A: Sorry, I can't hear you.
      A: Has it already been paid, or when do you expect to pay?
      S:
      A! All right. Please take a look at the invoice when you can. Goodbye.
      E: completed, neutral
      = right_person: true
    `,
  },
  {
    name: 'registers two people and confirms it',
    flow: 'event-registration',
    known: { event: 'the summer fair', event_date: '2027-06-12' },
    script: `
      A: Hello, and thank you for your interest in the summer fair!
      A: May I have your name, please?
      C: Maria Lopez
      A: Got it, Maria Lopez.
      A: How many people will be coming, including you?
      C: two of us
      A: Got it.
      A: What email address should I send the confirmation to?
      C: maria at example dot com
      A: That's M, A, R, I, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      A: Is there anything we should know, like dietary or accessibility needs?
      C: one of us is vegetarian
      A: Okay.
      R: send_email {"to":"maria@example.com","subject":"You're registered: the summer fair","body":"Hello Maria Lopez,\\n\\nWe have you down for the summer fair, party of 2.\\nWhen: Saturday, June 12, 2027\\n\\nSee you there!","appointmentId":null}
      R: send_email (not waited for) {"to":"team","subject":"New registration: Maria Lopez, party of 2","body":"Event: the summer fair\\nName: Maria Lopez\\nPeople: 2\\nEmail: maria@example.com\\nSpecial requests: one of us is vegetarian","appointmentId":null}
      A! You're registered, Maria Lopez, and the confirmation is on its way. Goodbye!
      E: completed, success
      = event: "the summer fair"
      = event_date: "2027-06-12"
      = name: "Maria Lopez"
      = people: 2
      = email: "maria@example.com"
      = wishes: "one of us is vegetarian"
    `,
  },
  {
    name: 'registers nobody who would rather not say',
    flow: 'event-registration',
    script: `
      A: Hello, and thank you for your interest in our event!
      A: May I have your name, please?
      C: I don't want to say
      A! No problem. You can register anytime. Goodbye!
      E: completed, neutral
    `,
  },
];
