import type { GoldenDialogue } from './dialogue-script.ts';

export const salesDialogues: GoldenDialogue[] = [
  {
    name: 'passes a good lead to sales',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: Alice Johnson
      A: Got it, Alice Johnson.
      A: And what company are you with?
      C: Wonderland Incorporated
      A: Got it.
      A: What are you looking for help with?
      C: we need a new phone system for our support team
      A: Thanks.
      A: Roughly what budget do you have in mind, in dollars?
      C: about five thousand dollars
      A: Okay.
      A: When would you like to get started: right away, within three months, or later?
      C: right away
      A: All right.
      A: What email address can we reach you at?
      C: alice at wonderland dot com
      A: That's A, L, I, C, E, at W, O, N, D, E, R, L, A, N, D, dot, C, O, M, right?
      C: yes
      A: Got it.
      R: send_email (not waited for) {"to":"team","subject":"New lead: Alice Johnson, Wonderland Incorporated","body":"Name: Alice Johnson\\nCompany: Wonderland Incorporated\\nEmail: alice@wonderland.com\\nPhone: not given\\nBudget in dollars: 5000\\nTimeline: right away\\n\\nWhat they need:\\nwe need a new phone system for our support team\\n","appointmentId":null}
      A! Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!
      E: completed, success
      = name: "Alice Johnson"
      = company: "Wonderland Incorporated"
      = need: "we need a new phone system for our support team"
      = budget: 5000
      = timeline: "now"
      = email: "alice@wonderland.com"
    `,
  },
  {
    name: 'thanks a lead whose budget does not fit',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: my name is Tom
      A: Got it, Tom.
      A: And what company are you with?
      C: skip
      A: No problem.
      A: What are you looking for help with?
      C: I need a website
      A: Got it.
      A: Roughly what budget do you have in mind, in dollars?
      C: two hundred
      A: Thanks.
      A: When would you like to get started: right away, within three months, or later?
      C: next month
      A: Okay.
      A: What email address can we reach you at?
      C: tom@example.com
      A: That's T, O, M, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: All right.
      A! Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!
      E: completed, neutral
      = name: "Tom"
      = need: "website"
      = budget: 200
      = timeline: "quarter"
      = email: "tom@example.com"
    `,
  },
  {
    name: 'thanks a lead who is only looking',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: Tom Ford
      A: Got it, Tom Ford.
      A: And what company are you with?
      C: Ford Motors
      A: Got it.
      A: What are you looking for help with?
      C: just information
      A: Thanks.
      A: Roughly what budget do you have in mind, in dollars?
      C: twenty thousand
      A: Okay.
      A: When would you like to get started: right away, within three months, or later?
      C: just looking
      A: All right.
      A: What email address can we reach you at?
      C: tom@example.com
      A: That's T, O, M, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: that's correct
      A: Got it.
      A! Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!
      E: completed, neutral
      = name: "Tom Ford"
      = company: "Ford Motors"
      = need: "just information"
      = budget: 20000
      = timeline: "later"
      = email: "tom@example.com"
    `,
  },
  {
    name: 'does without company and budget',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: Rosa
      A: Got it, Rosa.
      A: And what company are you with?
      C: I don't have a company
      A: No problem.
      A: What are you looking for help with?
      C: a hotline
      A: Got it.
      A: Roughly what budget do you have in mind, in dollars?
      C: I don't know
      A: No problem.
      A: When would you like to get started: right away, within three months, or later?
      C: the second one
      A: Thanks.
      A: What email address can we reach you at?
      C: rosa at example dot com
      A: That's R, O, S, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Okay.
      R: send_email (not waited for) {"to":"team","subject":"New lead: Rosa, no company given","body":"Name: Rosa\\nCompany: not given\\nEmail: rosa@example.com\\nPhone: not given\\nBudget in dollars: not given\\nTimeline: within three months\\n\\nWhat they need:\\nhotline\\n","appointmentId":null}
      A! Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!
      E: completed, success
      = name: "Rosa"
      = need: "hotline"
      = timeline: "quarter"
      = email: "rosa@example.com"
    `,
  },
  {
    name: 'lets the caller keep the name to themselves',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: I'd rather not say
      A: What are you looking for help with?
      C: a hotline
      A: Got it.
      A: Roughly what budget do you have in mind, in dollars?
      C: ten grand
      A: Thanks.
      A: When would you like to get started: right away, within three months, or later?
      C: asap
      A: Okay.
      A: What email address can we reach you at?
      C: I prefer not to say
      A: What number can we call you back at?
      C: I prefer not to say
      R: send_email (not waited for) {"to":"team","subject":"New lead: no name given, no company given","body":"Name: not given\\nCompany: not given\\nEmail: not given\\nPhone: not given\\nBudget in dollars: 10000\\nTimeline: right away\\n\\nWhat they need:\\nhotline\\n","appointmentId":null}
      A! That's all right. Thank you for calling. Goodbye!
      E: completed, neutral
      = need: "hotline"
      = budget: 10000
      = timeline: "now"
    `,
  },
  {
    name: 'corrects the budget',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: Rosa Diaz
      A: Got it, Rosa Diaz.
      A: And what company are you with?
      C: Diaz Limited
      A: Got it.
      A: What are you looking for help with?
      C: a hotline
      A: Thanks.
      A: Roughly what budget do you have in mind, in dollars?
      C: five thousand
      A: Okay.
      A: When would you like to get started: right away, within three months, or later?
      C: no, I meant fifteen thousand
      A: I've changed that to 15,000.
      A: When would you like to get started: right away, within three months, or later?
      C: within three months
      A: All right.
      A: What email address can we reach you at?
      C: rosa@example.com
      A: That's R, O, S, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Got it.
      R: send_email (not waited for) {"to":"team","subject":"New lead: Rosa Diaz, Diaz Limited","body":"Name: Rosa Diaz\\nCompany: Diaz Limited\\nEmail: rosa@example.com\\nPhone: not given\\nBudget in dollars: 15000\\nTimeline: within three months\\n\\nWhat they need:\\nhotline\\n","appointmentId":null}
      A! Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!
      E: completed, success
      = name: "Rosa Diaz"
      = company: "Diaz Limited"
      = need: "hotline"
      = budget: 15000
      = timeline: "quarter"
      = email: "rosa@example.com"
    `,
  },
  {
    name: 'explains itself when not understood',
    flow: 'sales-assistant',
    script: `
      A: Hello, and thank you for calling! I'm Michael, the automated sales assistant.
      A: I have a few short questions, and then the right person will get back to you.
      A: May I have your name, please?
      C: Rosa Diaz
      A: Got it, Rosa Diaz.
      A: And what company are you with?
      C: none
      A: No problem.
      A: What are you looking for help with?
      C: a hotline
      A: Got it.
      A: Roughly what budget do you have in mind, in dollars?
      C: a lot
      A: A rough figure is fine, like five thousand dollars. What would you say?
      C: quite a lot
      A: Sorry, I still didn't get that. Please give me a number, like twelve.
      A: Roughly what budget do you have in mind, in dollars?
      C: five thousand
      A: Thanks.
      A: When would you like to get started: right away, within three months, or later?
      C: what are my options?
      A: You can choose right away, within three months, or later.
      A: When would you like to get started: right away, within three months, or later?
      C: the blue one
      A: Sorry, I didn't catch that.
      A: When would you like to get started: right away, within three months, or later?
      C: now
      A: Okay.
      A: What email address can we reach you at?
      C: rosa@example.com
      A: That's R, O, S, A, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: All right.
      R: send_email (not waited for) {"to":"team","subject":"New lead: Rosa Diaz, no company given","body":"Name: Rosa Diaz\\nCompany: not given\\nEmail: rosa@example.com\\nPhone: not given\\nBudget in dollars: 5000\\nTimeline: right away\\n\\nWhat they need:\\nhotline\\n","appointmentId":null}
      A! Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!
      E: completed, success
      = name: "Rosa Diaz"
      = need: "hotline"
      = budget: 5000
      = timeline: "now"
      = email: "rosa@example.com"
    `,
  },
];
