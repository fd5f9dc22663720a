// The package brings no types, and those that others wrote pull the browser's whole library into the server's types.
declare module 'jsdom' {
  interface DomNode {
    readonly nodeType: number;
    readonly childNodes: ArrayLike<DomNode>;
    readonly firstChild: DomNode | null;
    readonly parentNode: DomNode | null;
    nodeValue: string | null;
    readonly textContent: string | null;
  }

  interface DomElement extends DomNode {
    /** In capitals for HTML. */
    readonly tagName: string;
    readonly innerHTML: string;
    readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
    getAttribute(name: string): string | null;
    setAttribute(name: string, value: string): void;
    removeAttribute(name: string): void;
    querySelectorAll(selector: string): ArrayLike<DomElement>;
    remove(): void;
    replaceWith(...nodes: DomNode[]): void;
  }

  class JSDOM {
    constructor(html?: string);
    readonly window: object;
  }
}
