import type { GoldenDialogue } from './dialogue-script.ts';

export const supportDialogues: GoldenDialogue[] = [
  {
    name: 'opens a ticket about a bill',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: I was charged twice this month
      A: Got it.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no
      A: Thanks.
      A: Could I have your name, please?
      C: Peter Parker
      A: Got it, Peter Parker.
      A: What number can we call you back at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Okay.
      A: What email address should we send a copy to?
      C: no thanks
      A: No problem.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: a bill, Peter Parker, urgent: no","body":"Name: Peter Parker\\nPhone: +15715550123\\nEmail: not given\\nTopic: a bill\\nUrgent: no\\n\\nProblem:\\nI was charged twice this month\\n","appointmentId":null}
      A! Thank you, Peter Parker. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "I was charged twice this month"
      = topic: "billing"
      = urgent: false
      = name: "Peter Parker"
      = phone: "+15715550123"
    `,
  },
  {
    name: 'solves a technical problem with the quick fix',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: the app crashes all the time
      A: Got it.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: hold on
      A: Of course, take your time.
      C: yes, it works now
      A: Thanks.
      A! I'm glad it's working again. Thank you for calling. Goodbye!
      E: completed, success
      = problem: "the app crashes all the time"
      = topic: "technical"
      = solved: true
    `,
  },
  {
    name: 'opens a ticket when the quick fix did not help',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: I can't log in
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: it's a technical problem
      A: Thanks.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: no
      A: Okay.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: yes
      A: All right.
      A: Could I have your name, please?
      C: Mary Jane
      A: Got it, Mary Jane.
      A: What number can we call you back at?
      C: five seven one five five five oh one nine nine
      A: That's 5 7 1, 5 5 5, 0 1 9 9, right?
      C: correct
      A: Got it.
      A: What email address should we send a copy to?
      C: mary@example.com
      A: That's M, A, R, Y, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: yes
      A: Thanks.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: a technical problem, Mary Jane, urgent: yes","body":"Name: Mary Jane\\nPhone: +15715550199\\nEmail: mary@example.com\\nTopic: a technical problem\\nUrgent: yes\\n\\nProblem:\\nI can't log in\\n","appointmentId":null}
      A! Thank you, Mary Jane. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "I can't log in"
      = topic: "technical"
      = solved: false
      = urgent: true
      = name: "Mary Jane"
      = phone: "+15715550199"
      = email: "mary@example.com"
    `,
  },
  {
    name: 'asks about the problem again when it heard nothing useful',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: um
      A: In a sentence, what's going wrong?
      C: hello
      A: Yes, I'm here.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: something else
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: yes it's urgent
      A: Okay.
      A: Could I have your name, please?
      C: Mary Jane
      A: Got it, Mary Jane.
      A: What number can we call you back at?
      C: 571 555 0199
      A: That's 5 7 1, 5 5 5, 0 1 9 9, right?
      C: no
      A: Sorry about that.
      A: What number can we call you back at?
      C: 571 555 0198
      A: That's 5 7 1, 5 5 5, 0 1 9 8, right?
      C: yes
      A: All right.
      A: What email address should we send a copy to?
      C: skip
      A: No problem.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: something else, Mary Jane, urgent: yes","body":"Name: Mary Jane\\nPhone: +15715550198\\nEmail: not given\\nTopic: something else\\nUrgent: yes\\n\\nProblem:\\nmy internet is down\\n","appointmentId":null}
      A! Thank you, Mary Jane. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "my internet is down"
      = topic: "other"
      = urgent: true
      = name: "Mary Jane"
      = phone: "+15715550198"
    `,
  },
  {
    name: 'gives up on the topic and offers a person',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: bananas
      A: Sorry, I didn't catch that.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: more bananas
      A: Sorry, I still didn't get that. You can choose a bill, a technical problem, your account, or something else.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: even more bananas
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      C: no
      P: The conversation was at "Ask about the problem". problem: my internet is down
      A! All right. I'll leave a note for the team with what you've told me. Thank you for calling. Goodbye.
      E: agent_hangup, failure
      = problem: "my internet is down"
    `,
  },
  {
    name: 'gives the call to a person at the first question',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: I want to talk to a human
      A: Of course. I'll have someone from Acme call you back.
      A: What number can they reach you at?
      C: 571 555 0123
      A: That's 5 7 1, 5 5 5, 0 1 2 3, right?
      C: yes
      A: Got it.
      A! Someone from Acme will call you back as soon as possible. Thank you for calling, and goodbye.
      P: A caller would like to speak with a person. The conversation was at "Ask about the problem". callback phone: (571) 555-0123
      E: handed_off, neutral
      = callback_phone: "+15715550123"
    `,
  },
  {
    name: 'takes no for an answer about the number',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: other
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no
      A: Okay.
      A: Could I have your name, please?
      C: Mary Jane
      A: Got it, Mary Jane.
      A: What number can we call you back at?
      C: I don't want to give my number
      A: No problem.
      A: What email address should we send a copy to?
      C: yes
      A: Great. What's the email address?
      C: I'd rather not
      A: I'm sorry, I can't help with that myself.
      A: Would you like someone from Acme to call you back?
      = problem: "my internet is down"
      = topic: "other"
      = urgent: false
      = name: "Mary Jane"
    `,
  },
  {
    name: 'corrects the topic by name',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: a bill
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: Actually, that's wrong
      A: Okay, let's change that.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: technical
      A: Okay.
      A: I've changed that to a technical problem.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: no
      A: All right.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = problem: "my internet is down"
      = topic: "technical"
      = solved: false
    `,
  },
  {
    name: 'takes the other branch when the topic is corrected',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: a bill
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no, I meant technical
      A: I've changed that to a technical problem.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: no
      A: Okay.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: yes
      A: All right.
      A: Could I have your name, please?
      C: Mary Jane
      A: Got it, Mary Jane.
      A: What number can we call you back at?
      C: 571 555 0199
      A: That's 5 7 1, 5 5 5, 0 1 9 9, right?
      C: yes
      A: Got it.
      A: What email address should we send a copy to?
      C: skip
      A: No problem.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: a technical problem, Mary Jane, urgent: yes","body":"Name: Mary Jane\\nPhone: +15715550199\\nEmail: not given\\nTopic: a technical problem\\nUrgent: yes\\n\\nProblem:\\nmy internet is down\\n","appointmentId":null}
      A! Thank you, Mary Jane. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "my internet is down"
      = topic: "technical"
      = solved: false
      = urgent: true
      = name: "Mary Jane"
      = phone: "+15715550199"
    `,
  },
  {
    name: 'knows the caller already',
    flow: 'customer-support',
    known: { name: 'Mary Jane', phone: '571 555 0199', email: 'mary@example.com' },
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my internet is down
      A: Got it.
      A: Is this about a bill, a technical problem, your account, or something else?
      C: something else
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: no
      A: Okay.
      A: I have 5 7 1, 5 5 5, 0 1 9 9. Is that right?
      C: yes
      A: All right.
      A: I have M, A, R, Y, at E, X, A, M, P, L, E, dot, C, O, M. Is that right?
      C: correct
      A: Got it.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: something else, Mary Jane, urgent: no","body":"Name: Mary Jane\\nPhone: +15715550199\\nEmail: mary@example.com\\nTopic: something else\\nUrgent: no\\n\\nProblem:\\nmy internet is down\\n","appointmentId":null}
      A! Thank you, Mary Jane. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "my internet is down"
      = topic: "other"
      = urgent: false
      = name: "Mary Jane"
      = phone: "+15715550199"
      = email: "mary@example.com"
    `,
  },
  {
    name: 'hears that the fix did not help in other words',
    flow: 'customer-support',
    script: `
      A: Hello, this is the support line. I'm Sarah, the automated assistant.
      A: What can I help you with today?
      C: my computer is slow
      A: Got it.
      A: Restarting often fixes this. Please give it a try. I'll wait.
      A: Did that solve the problem?
      C: same problem
      A: Thanks.
      A: I'll open a ticket so a colleague can look into it.
      A: Is this stopping you from working?
      C: not really
      A: Okay.
      A: Could I have your name, please?
      C: this is Al Gore
      A: Got it, Al Gore.
      A: What number can we call you back at?
      C: 571-555-0199
      A: That's 5 7 1, 5 5 5, 0 1 9 9, right?
      C: y
      A: All right.
      A: What email address should we send a copy to?
      C: yes
      A: Great. What's the email address?
      C: al at example dot com
      A: That's A, L, at E, X, A, M, P, L, E, dot, C, O, M, right?
      C: uh-huh
      A: Got it.
      R: send_email (not waited for) {"to":"team","subject":"Support ticket: a technical problem, Al Gore, urgent: no","body":"Name: Al Gore\\nPhone: +15715550199\\nEmail: al@example.com\\nTopic: a technical problem\\nUrgent: no\\n\\nProblem:\\nmy computer is slow\\n","appointmentId":null}
      A! Thank you, Al Gore. Your ticket is open, and a colleague will call you back. Goodbye!
      E: completed, success
      = problem: "my computer is slow"
      = topic: "technical"
      = solved: false
      = urgent: false
      = name: "Al Gore"
      = phone: "+15715550199"
      = email: "al@example.com"
    `,
  },
];
