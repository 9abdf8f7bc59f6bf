/** Why people ask for one. */
export const reasons = [
  {
    title: 'A face holds attention',
    text: 'People look at the person who speaks to them. An explanation feels shorter when it comes from a face.',
  },
  {
    title: 'The script stays a script',
    text: 'When a price or a rule changes, you change a line of text. No one needs to be filmed again.',
  },
  {
    title: 'One presenter, every language',
    text: 'The same face delivers the same message in every viewer’s language.',
  },
] as const;

/** How they are used. */
export const uses = [
  {
    title: 'Business',
    text: 'Welcome visitors on a reception screen, present a product on its page, or brief a team on another shift.',
    line: 'Good morning. Ms. Alvarez is expecting you on the third floor.',
  },
  {
    title: 'Education',
    text: 'Give every lesson a teacher who repeats it as often as needed, at the learner’s pace.',
    line: 'Let’s look at that step once more, a little slower.',
  },
  {
    title: 'Content creation',
    text: 'Host a series without a studio: write the episode, choose the setting, and publish.',
    line: 'Welcome back. Last week we left the recipe in the oven.',
  },
  {
    title: 'Personal',
    text: 'A greeting, an invitation, or a story told by a familiar face, with that person’s consent.',
    line: 'Happy birthday, Grandpa. We all wanted to say this together.',
  },
] as const;
