/** Methods that took options alone when they were first published: a program that was written then still gives them first. */
export const onceWithoutQuery: readonly string[] = ['agents.list', 'phoneNumbers.list'];
