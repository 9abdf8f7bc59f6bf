/** Amounts and spans that answers to everyday questions hold, in the four languages. For text in lower case, without accents. */
export const money =
  /\b\d[\d.,]*\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|francs?|chf)\b|[$€£]\s?\d|\b(?:free|kostenlos|gratis|gratuit\w*|inclu\w+)\b/;
export const span =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|ein\w*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|un[ae]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix)\s(?:(?:to|bis|a|working|business)\s)?(?:\S+\s)?(?:minut\w*|hours?|days?|weeks?|months?|stunden?|tage?n?|werktage?n?|wochen?|monaten?|horas?|dias?|semanas?|meses|mes|heures?|jours?|semaines?|mois)\b/;
/** An address of mail, a site or a number to call. */
export const contact = /\S@\S|\bwww\.|\b\d{3}[\s-]?\d{3,4}[\s-]?\d{2,}/;
/** A time of day. */
export const clock = /\b\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m|p\.m|uhr|h|heures)\b|\b\d{1,2}[:.]\d{2}\b/;
