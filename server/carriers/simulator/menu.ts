/** Where someone stands in a menu by phone. */
export interface InMenu {
  at: 'menu' | 'sales' | 'support' | 'over';
  /** How often it was read out without a choice. */
  times: number;
  says: string | null;
}

const choices = 'For sales, press 1. For support, press 2. To hear this again, press 9.';
/** How often it is read out to someone who presses nothing. */
const mostTimes = 3;

/** What a menu begins with. */
export const menuBegins: InMenu = { at: 'menu', times: 1, says: `Thank you for calling the Lee practice. ${choices}` };

/** What a menu does once a key is pressed; null: nothing was pressed for a while. */
export function afterKey({ at, times }: InMenu, key: string | null): InMenu {
  if (at !== 'menu') return { at, times, says: null };
  if (key === '1')
    return { at: 'sales', times, says: "You're being transferred to sales. Hello, this is Ann Lee in sales." };
  if (key === '2')
    return { at: 'support', times, says: "You're being transferred to support. Hello, this is Tom in support." };
  if (key !== null && key !== '9') return { at, times, says: `That isn't a valid choice. ${choices}` };
  if (key === null && times >= mostTimes) return { at: 'over', times, says: "We didn't get your choice. Goodbye." };
  return { at, times: key === null ? times + 1 : times, says: choices };
}
