import type { GoldenDialogue } from './dialogue-script.ts';

export const surveyDialogues: GoldenDialogue[] = [
  {
    name: 'collects every answer',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: sure
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: nine out of ten
      A: Thanks.
      A: What's the main reason for that?
      C: your people are very friendly
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: five
      A: All right.
      A: What did you like most?
      C: the quick answers
      A: Got it.
      A: And what could we do better?
      C: nothing
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: yes
      A: Thanks.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 9
      = reason: "your people are very friendly"
      = satisfaction: 5
      = liked: "the quick answers"
      = follow_up: true
    `,
  },
  {
    name: 'ends politely without consent',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: no, not now
      A: Got it.
      A! No problem at all. Have a good day. Goodbye!
      E: completed, neutral
      = consent: false
    `,
  },
  {
    name: 'lets questions be skipped',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: ok
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: skip
      A: No problem.
      A: What's the main reason for that?
      C: pass
      A: No problem.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: I don't know
      A: No problem.
      A: What did you like most?
      C: no comment
      A: No problem.
      A: And what could we do better?
      C: skip it
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: I'd rather not say
      A: Thanks.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = follow_up: false
    `,
  },
  {
    name: 'asks again for a number on the scale',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: twelve
      A: Please give me a number from zero to ten. How likely are you to recommend us?
      C: pretty likely
      A: Sorry, I still didn't get that. Please give me a whole number from 0 to 10.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: ten
      A: Thanks.
      A: What's the main reason for that?
      C: good service
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: seven
      A: Please give me a number from one to five. How satisfied are you?
      C: very
      A: Sorry, I still didn't get that. Please give me a whole number from 1 to 5.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: 4
      A: All right.
      A: What did you like most?
      C: the price
      A: Got it.
      A: And what could we do better?
      C: faster delivery
      A: Thanks.
      A: Last question: may we contact you about your answers?
      C: no
      A: Okay.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 10
      = reason: "good service"
      = satisfaction: 4
      = liked: "the price"
      = improve: "faster delivery"
      = follow_up: false
    `,
  },
  {
    name: 'corrects the score after the next question',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: two
      A: Thanks.
      A: What's the main reason for that?
      C: no, I meant eight
      A: I've changed that to 8.
      A: What's the main reason for that?
      C: because I like it
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: four
      A: All right.
      A: What did you like most?
      C: all of it
      A: Got it.
      A: And what could we do better?
      C: no idea
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: maybe
      A: Is that a yes or a no?
      C: yes or no
      A: Sorry, I still didn't get that. Please answer yes or no.
      A: Last question: may we contact you about your answers?
      C: hm
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 8
      = reason: "because I like it"
      = satisfaction: 4
      = liked: "all of it"
    `,
  },
  {
    name: 'takes numbers from the keypad',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      K: 10
      A: Thanks.
      A: What's the main reason for that?
      C: because
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      K: 5
      A: All right.
      A: What did you like most?
      C: all
      A: Got it.
      A: And what could we do better?
      C: none
      A: No problem.
      A: Last question: may we contact you about your answers?
      K: 2
      A: Thanks.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 10
      = reason: "because"
      = satisfaction: 5
      = liked: "all"
      = follow_up: false
    `,
  },
  {
    name: 'moves on when an answer is never understood',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: blah
      A: Please give me a number from zero to ten. How likely are you to recommend us?
      C: blah blah
      A: Sorry, I still didn't get that. Please give me a whole number from 0 to 10.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: blah blah blah
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: four
      A: Thanks.
      A: What did you like most?
      C: the team
      A: Okay.
      A: And what could we do better?
      C: nothing comes to mind
      A: No problem.
      A: Last question: may we contact you about your answers?
      C: sure
      A: All right.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = satisfaction: 4
      = liked: "the team"
      = follow_up: true
    `,
  },
  {
    name: 'ends after silence in the middle',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      S:
      A: Are you still there?
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      S:
      A: Sorry, I can't hear you.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      S:
      A! I can't hear anyone, so I'll let you go. Please call back anytime. Goodbye.
      E: silence, failure
      = consent: true
    `,
  },
  {
    name: 'stops in the middle',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: yes
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: seven
      A: Thanks.
      A: What's the main reason for that?
      C: I have to go, bye
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
      = consent: true
      = recommend: 7
    `,
  },
  {
    name: 'lets somebody who is not interested go',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: not interested
      A! All right. Thank you for calling. Goodbye.
      E: caller_hangup, neutral
    `,
  },
  {
    name: 'hears answers that are not yes or no in so many words',
    flow: 'survey-collector',
    script: `
      A: Hello! I'm David, an automated assistant, and I'm calling about your experience with us.
      A: It takes about five minutes. May I ask you a few questions?
      C: I suppose so
      A: Got it.
      A: On a scale of zero to ten, how likely are you to recommend us to a friend?
      C: 7
      A: Thanks.
      A: What's the main reason for that?
      C: it is okay
      A: Okay.
      A: Overall, how satisfied are you on a scale of one to five, with five being very satisfied?
      C: four stars
      A: All right.
      A: What did you like most?
      C: the staff
      A: Got it.
      A: And what could we do better?
      C: shorter queues
      A: Thanks.
      A: Last question: may we contact you about your answers?
      C: I'd rather not
      A: Okay.
      A! That's everything. Thank you so much for your time. Goodbye!
      E: completed, success
      = consent: true
      = recommend: 7
      = reason: "it is okay"
      = satisfaction: 4
      = liked: "the staff"
      = improve: "shorter queues"
      = follow_up: false
    `,
  },
];
