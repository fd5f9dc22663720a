import type { Locator, Page } from 'playwright-core';
import { waitFor } from '../support/server.js';
import type { GivenFile } from './application.page.js';

/** More stops than the longest page has. */
const STOPS = 120;
/** So many of the last are named where it never got there. */
const TOLD = 40;

/** Until what moves or scrolls stands still. */
const SEEN_MS = 20_000;

/**
 * Counts what a hand on a mouse, a pen or a screen does. A key that presses a button makes a click alone, without
 * these.
 */
const COUNT_POINTERS = `
  window.pointersSeen = [];
  for (const type of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(type, (event) => window.pointersSeen.push(type), { capture: true });
`;

/**
 * Somebody who has nothing but a keyboard: goes to things by Tab and presses keys, and cannot be put anywhere by the
 * test.
 */
export class Keyboard {
  private constructor(private readonly page: Page) {}

  /** To be called before the first page is opened. */
  static async alone(page: Page): Promise<Keyboard> {
    await page.addInitScript({ content: COUNT_POINTERS });
    // Only where somebody listens is the dialog of the system caught; beginning with the key that opens it is too late.
    page.on('filechooser', () => undefined);
    return new Keyboard(page);
  }

  /** Without a count of what other hands do. */
  static of(page: Page): Keyboard {
    return new Keyboard(page);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /**
   * Goes on by Tab, or back by Shift and Tab, until the element has the focus; says where it went where it never got
   * there. Whoever looks sees where the focus is.
   */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    const isThere = await hasFocus(target);
    const before = await frameOf(target);
    const passed: unknown[] = [];
    for (let stop = 0; !(await hasFocus(target)); stop++) {
      if (stop === STOPS) throw new Error(`never reached ${target}; went on by ${passed.join(' > ')}`);
      await this.page.keyboard.press(key);
      if (stop >= STOPS - TOLD) passed.push(await this.page.evaluate(DESCRIBE_FOCUS));
    }
    await waitFor(`${target}, which has the focus, to be seen`, async () => !(await isHidden(target)), SEEN_MS);
    // What had the focus already has shown it before.
    if (isThere) return;
    await waitFor(`${target} to look as what has the focus`, async () => (await frameOf(target)) !== before, SEEN_MS);
  }

  /** Goes to a button or a link and presses it. */
  async use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Goes to a field and types in place of what it holds. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.press('Control+A');
    await this.type(text);
  }

  /** Opens the dialog of the system for files from the button that has the focus, and is given them. */
  async choose(files: readonly GivenFile[], key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.page.keyboard.press(key)]);
    await chooser.setFiles(files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
  }

  /** What no keyboard does; empty on the whole way. */
  pointersSeen(): Promise<string[]> {
    return this.page.evaluate<string[]>('window.pointersSeen');
  }
}

/** What the browser has, as far as it is asked here. */
interface Shown {
  readonly ownerDocument: { readonly activeElement: unknown; elementFromPoint(x: number, y: number): Shown | null };
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  contains(other: Shown): boolean;
  closest(selector: 'label'): { readonly control: unknown } | null;
}

interface Drawn {
  readonly ownerDocument: {
    readonly defaultView: { getComputedStyle(element: Drawn): Readonly<Record<string, string>> };
  };
  readonly parentElement: Drawn | null;
  readonly children: Iterable<Drawn>;
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((node) => {
    const element = node as unknown as Shown;
    return element.ownerDocument.activeElement === element;
  });
}

/** Out of the window, or under something that lies over it. */
function isHidden(target: Locator): Promise<boolean> {
  return target.evaluate((node) => {
    const element = node as unknown as Shown;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = element.ownerDocument.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return !(seen && (element.contains(seen) || seen.contains(element) || seen.closest('label')?.control === element));
  });
}

/**
 * What is drawn around an element, itself or what holds it: a frame of its field, a mark of its label, a shadow.
 * Colours of what is not drawn do not count.
 */
function frameOf(target: Locator): Promise<string> {
  return target.evaluate((node) => {
    const element = node as unknown as Drawn;
    const holders = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
    const around = new Set([...holders, ...holders.slice(0, 2).flatMap((one) => [...one.children])]);
    const line = (style = '', width = '', colour = '') => (style === 'none' || width === '0px' ? '' : width + colour);
    const frames = [...around].map((one) => {
      const look = element.ownerDocument.defaultView.getComputedStyle(one);
      const outline = line(look.outlineStyle, look.outlineWidth, look.outlineColor);
      return [outline, look.boxShadow, line(look.borderTopStyle, look.borderTopWidth, look.borderTopColor)].join(' ');
    });
    return frames.join('; ');
  });
}

const DESCRIBE_FOCUS = `(() => {
  const element = document.activeElement;
  return element.id || element.getAttribute('aria-label') || element.textContent.trim().slice(0, 30) || element.tagName;
})()`;
