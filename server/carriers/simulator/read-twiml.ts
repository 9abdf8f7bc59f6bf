import { parseDocument } from 'htmlparser2';

/** One element of a document that says what a carrier is to do. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const read = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const text = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [{ name: node.name, attributes: node.attribs, text: text.trim(), children: read(node.children) }];
  });

/** The verbs of a document; null where it is none. */
export function readTwiml(xml: string): Element[] | null {
  const [root, ...others] = read(parseDocument(xml, { xmlMode: true, decodeEntities: true }).children);
  return root?.name === 'Response' && others.length === 0 ? root.children : null;
}
