/** What people do not see on a page, or what belongs to the site and is no text of the page. */

type Attributes = Readonly<Record<string, string>>;

/** Taken back by its author: the price that holds no more. */
const struck = new Set(['s', 'del', 'strike']);
const roles = new Set(['navigation', 'dialog', 'alertdialog', 'menu', 'menubar', 'search', 'tooltip']);
/** As programs name their notices on cookies, and menus. Cookies that a bakery sells are named otherwise. */
const notice =
  /(?:^|[\s_-])(?:(?:cookies?|gdpr|ccpa|privacy)[-_]?(?:banner|bar|notice|consent|popup|modal|overlay|law|wall|message|info|dialog|settings|alert|notification|policy[-_]banner)|onetrust\S*|ot-sdk\S*|cookiebot\S*|cybotcookiebot\S*|didomi\S*|usercentrics\S*|cky-\S*|cc-window|consent[-_]?(?:banner|manager|popup|modal|dialog)|(?:main|site|top|primary|mobile)[-_](?:menu|nav|navigation)|navbar|navigation|breadcrumbs?|skip[-_](?:link|to[-_]content|nav))(?:[\s_-]|$)/i;
const hiding =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:px|em|rem|pt)?\s*(?:;|!|$))/i;
const striking = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i;

const isUnseenStyle = (style: string) => hiding.test(style) || striking.test(style);

/** Elements that hold the page itself, whatever they are named. */
const whole = new Set(['html', 'body', 'main', 'article']);

/** Classes and ids whose rules in the page's own styles hide or strike what has them: ".old", "#offer". */
export function unseenNames(css: string): Set<string> {
  const names = new Set<string>();
  // Rules for printers and small screens say nothing of the page as it is read.
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{};@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const rule of plain.split('}')) {
    const [selectors = '', rules = ''] = rule.split('{');
    if (!isUnseenStyle(rules)) continue;
    for (const selector of selectors.split(','))
      if (/^\s*[a-z0-9]*[.#][\w-]+\s*$/i.test(selector)) names.add(selector.trim().replace(/^[a-z0-9]*(?=[.#])/i, ''));
  }
  return names;
}

/** Whether no one reads an element on the page: hidden, struck out, or the site's own furniture. */
export function isUnseen(name: string, attributes: Attributes, hidden: ReadonlySet<string>): boolean {
  if (struck.has(name)) return true;
  // Browsers find what is hidden "until-found".
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  if (attributes.style !== undefined && isUnseenStyle(attributes.style)) return true;
  const classes = (attributes.class ?? '').split(/\s+/);
  if (hidden.size > 0 && (classes.some((one) => hidden.has(`.${one}`)) || hidden.has(`#${attributes.id ?? ''}`)))
    return true;
  if (whole.has(name)) return false;
  const { role, id = '', 'aria-label': label = '' } = attributes;
  if (role !== undefined && roles.has(role)) return true;
  return [...classes, id].some((one) => notice.test(one)) || /^(?:cookie|breadcrumb)/i.test(label);
}

const furniture = [
  /^(?:accept|allow|reject|decline|refuse|deny|necessary|only|manage)\b.{0,30}\b(?:all|cookies?|preferences|settings|necessary)\b.{0,20}$/i,
  /^(?:accept|reject|allow|decline) all$/i,
  /^(?:skip|jump) to (?:the )?(?:main )?(?:content|navigation)\W*$/i,
  /^(?:toggle|open|close|show) (?:the )?(?:navigation|menu)\W*$/i,
  /^(?:back to top|cookie (?:settings|preferences|policy|notice)|manage cookies|share this page|print this page)\W*$/i,
  /^(?:alle|nur notwendige|notwendige) (?:cookies )?(?:akzeptieren|ablehnen|zulassen|annehmen)\W*$/i,
  /^(?:zum (?:haupt)?inhalt springen|cookie-einstellungen|nach oben)\W*$/i,
  /^(?:aceptar|rechazar) (?:todas|todo|las|solo)?\s?(?:las )?(?:cookies)?\W*$/i,
  /^(?:ir|saltar) al contenido(?: principal)?\W*$/i,
  /^(?:tout|tous) (?:accepter|refuser)\W*$|^(?:accepter|refuser) (?:tous )?(?:les )?cookies\W*$|^aller au contenu(?: principal)?\W*$/i,
];
const cookieText =
  /\b(?:(?:we|this (?:web)?site|our (?:web)?site|our partners) (?:\w+ ){0,3}uses? (?:\w+ ){0,2}cookies|cookies? (?:to|help|enable|ensure)\b.{0,80}\b(?:experience|traffic|website|site|analy\w+|ads?)\b|(?:wir|diese (?:web)?seite) (?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)) (?:\w+ ){0,2}cookies|(?:utilizamos|usamos|este sitio (?:web )?(?:usa|utiliza)) cookies|(?:nous utilisons|ce site utilise) des cookies)/i;
/** Characters of a notice; a page about cookies has more to say. */
const longestNotice = 600;

/** Whether a paragraph of a page is of its furniture: buttons for cookies, "Skip to content". */
export const isFurniture = (text: string): boolean =>
  text.length <= longestNotice && (furniture.some((pattern) => pattern.test(text)) || cookieText.test(text));
