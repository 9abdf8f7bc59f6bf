/** What the visitor reads when a message is stored. */
export const sentText = 'Message sent successfully! Our team will contact you shortly.';
