/** Characters that a message of the contact form may hold. Without zod, so that the public page can read it. */
export const contactFormLimits = { name: 120, email: 254, company: 120, subject: 150, message: 5000 } as const;
