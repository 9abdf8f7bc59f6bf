/**
 * The script on a customer's website: a button that makes a frame with the panel when it is first pressed. It brings no
 * library and touches nothing of the page but one element, with a shadow root that the page's styles do not reach. What
 * it adds keeps to a strict policy: styles are constructed, and no markup is parsed.
 */
import type { FromPanel, ToPanel } from './frame-messages.ts';

interface Button {
  color: string;
  ink: string;
  corner: 'left' | 'right';
  label: string;
  title: string;
  words: { open: string; close: string };
}

const script = document.currentScript as HTMLScriptElement | null;
const key = script?.dataset.key ?? '';
const home = script ? new URL(script.src).origin : '';

const place = `parley.${key}`;

/** Of this tab; null where the browser refuses it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

// Above what pages put on top of themselves; the frame is above the button, which it covers on phones.
const stylesOf = ({ color, ink, corner }: Button) => `
:host{position:fixed;z-index:2147483000;bottom:20px;${corner}:20px;font:500 15px/1.2 system-ui,sans-serif}
:host([hidden]),[hidden]{display:none!important}
button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:10px;min-width:56px;min-height:56px;
padding:0 16px;border-radius:28px;background:${color};color:${ink};cursor:pointer;box-shadow:0 4px 16px rgb(0 0 0/.25);transition:transform .15s}
button:hover{transform:translateY(-1px)}button:focus-visible{outline:3px solid ${color};outline-offset:3px;box-shadow:0 0 0 3px #fff}
svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
iframe{position:fixed;bottom:88px;${corner}:20px;width:min(384px,calc(100vw - 40px));height:min(620px,calc(100vh - 108px));border:0;
border-radius:16px;background:#fff;color-scheme:normal;box-shadow:0 8px 40px rgb(0 0 0/.28)}
@media(max-width:480px){:host([data-ready]) iframe{inset:0;width:100%;height:100%;height:100dvh;border-radius:0}
:host([data-ready][open]) button{visibility:hidden}}
@media(prefers-reduced-motion:reduce){button{transition:none}button:hover{transform:none}}
@media print{:host{display:none}}`;

function icon(): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z');
  svg.append(path);
  return svg;
}

class ParleyWidget extends HTMLElement {
  #button!: HTMLButtonElement;
  #frame: HTMLIFrameElement | null = null;
  #look!: Button;
  #wasOpen = false;

  /** Called once, with what the server tells of the button. */
  begin(look: Button): void {
    this.#look = look;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stylesOf(look));
    root.adoptedStyleSheets = [sheet];
    this.#button = document.createElement('button');
    this.#button.type = 'button';
    this.#button.append(icon(), ...(look.label ? [look.label] : []));
    this.#button.onclick = () => (this.#wasOpen ? this.close() : this.open());
    root.append(this.#button);
    this.onkeydown = (event) => {
      if (event.key === 'Escape' && this.#wasOpen) this.close();
    };
    addEventListener('message', (event: MessageEvent<FromPanel>) => {
      if (event.origin === home && event.source === this.#frame?.contentWindow && event.source) this.#hear(event.data);
    });
    this.#show();
  }

  open(): void {
    if (this.#wasOpen) return;
    this.#wasOpen = true;
    if (this.#frame === null) {
      this.#frame = document.createElement('iframe');
      this.#frame.title = this.#look.title;
      this.#frame.allow = 'microphone; autoplay';
      // Tells the server on which website it is, whatever the page's own policy is.
      this.#frame.referrerPolicy = 'origin';
      this.#frame.src = `${home}/widget/${key}`;
      this.shadowRoot!.append(this.#frame);
    }
    this.#show();
    this.#enter();
    this.#tell('open');
  }

  close(): void {
    if (!this.#wasOpen) return;
    this.#wasOpen = false;
    this.#show();
    this.#button.focus();
    this.#tell('close');
  }

  /** The focus goes into the panel once it can take it. */
  #enter(): void {
    if (!this.hasAttribute('data-ready')) return;
    // Always an address or nothing; older browsers have no URL.parse.
    const referrer = document.referrer ? new URL(document.referrer).host : '';
    const kept = storage()?.getItem(place) ?? '';
    const message: ToPanel = { parley: 'opened', path: location.pathname.slice(0, 1000), referrer, kept };
    this.#frame!.focus();
    this.#frame!.contentWindow!.postMessage(message, home);
  }

  #hear(message: FromPanel): void {
    if (message.parley === 'ready') {
      this.setAttribute('data-ready', '');
      if (this.#wasOpen) this.#enter();
    } else if (message.parley === 'keep') storage()?.setItem(place, message.chat);
    else if (message.parley === 'close') this.close();
    else if (message.parley === 'event') this.#tell(message.name, message.detail);
  }

  #show(): void {
    const { label, words } = this.#look;
    this.toggleAttribute('open', this.#wasOpen);
    this.#button.ariaExpanded = String(this.#wasOpen);
    // Words that are seen are part of what is heard (WCAG 2.5.3).
    this.#button.ariaLabel = [label, this.#wasOpen ? words.close : words.open].filter(Boolean).join(': ');
    if (this.#frame) this.#frame.hidden = !this.#wasOpen;
  }

  #tell(name: string, detail: Record<string, string> = {}): void {
    this.dispatchEvent(new CustomEvent(`parley:${name}`, { detail, bubbles: true }));
  }
}

async function start(): Promise<void> {
  const { default: look } = (await import(/* @vite-ignore */ `${home}/widget/${key}/button.js`)) as { default: Button };
  customElements.define('parley-widget', ParleyWidget);
  const widget = document.createElement('parley-widget') as ParleyWidget;
  widget.begin(look);
  document.body.append(widget);
  Object.assign(window, { Parley: { open: () => widget.open(), close: () => widget.close() } });
}

if (!key || !home) console.warn('The chat needs its key: <script src="…/widget.js" data-key="pk_…" async>.');
// A page that loads the script twice has one button.
else if (!customElements.get('parley-widget')) {
  start().catch((error: unknown) => console.warn('The chat isn’t shown: its key is wrong, or it’s off.', error));
}
