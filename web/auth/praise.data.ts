/** Two sentences of praise beside the sign-in forms, given to a role and never to a named person. */
export const praise = [
  {
    text: 'It asks, listens, and books, and the front desk gets its mornings back.',
    role: 'Practice manager, dental clinic',
  },
  {
    text: 'We could read every word of every call, and hear why it went well.',
    role: 'Head of support, online store',
  },
];
